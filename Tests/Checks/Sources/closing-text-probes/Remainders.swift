/// What the words of a remainder are about.
enum Remainders {
  /// Whether a remainder may hold a closing: it names days, or speaks of closing.
  static func speaksOfClosings(_ text: String) -> Bool {
    let text = text.replacing(/[0-9]{1,2}:[0-9]{2}|[0-9]{2,4}-[0-9]{3,4}-[0-9]{4}/, with: "")
    let days = /[0-9] *[일월주째회\/.·~\-,]|째|번째|요일|주말|평일|매[월주달년]|격주|당일|전날|다음 ?날|익일|연휴|공휴일/
    let verbs = /휴[무관점업진장일실가]|쉽|쉬|쉰|쉼|닫|무휴|정휴/
    let festivals = /설날|(^|[^가-힣])설($|[^가-힣])|설·|추석|명절|신정|구정|성탄|크리스마스|[광제개국]절|현충일|어린이날/
    let letters = /(^|[ ,·\/+(\n])[월화수목금토일]($|[ ,·\/+)(\n])/
    return text.contains(days) || text.contains(verbs) || text.contains(festivals)
      || text.contains(letters)
  }

  /// Whether a remainder only names days that someone chooses, or an anniversary without its date.
  static func leavesTheChoice(_ text: String) -> Bool {
    !text.contains { $0.isNumber }
      && text.contains(/정하는|정한|지정|인정|필요|기념일|별도|임시|사정/)
  }
}
