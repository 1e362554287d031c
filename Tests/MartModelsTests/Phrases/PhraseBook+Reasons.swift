extension PhraseBook {
  /// Why each family of phrases says what it says.
  mutating func addReasons() {
    chapter(
      "Why these words",
      """
      - **Certainty** (휴무 예정, 매장 확인 전; expected, unconfirmed): who reads 휴무 believes it, and nobody has said it.
      - **Counts** (휴무 5곳, 휴무 예정 2곳(확인 전)): one number of both would make five facts and two guesses seven facts.
      - **The next closing, on a closing day** (오늘 휴무, 그다음 휴무일은 …): who stands at a closed door asks for the one after.
      - **No closing** (휴무 예정일이 없습니다): that a store never closes is no surer than the days that say so.
      - **Alternatives** (매장의 위치를 알 수 없습니다): a place that is not known is asked for, and is not "none nearby".
      - **The month grid** (오늘, 12월 25일 금요일, 성탄절, 휴무): in the order in which a sighted person takes in a cell; 성탄절 is
        what people say, and 기독탄신일 what the decree does.
      - **A changed rule** (11월 25일부터 … 바뀝니다): one sentence says what a line for each month hides; 바뀔 예정 if it is a guess.
      - **Dates people say** (오늘, 모레, D-2; the 22nd): a label is short and counts, a sentence has the word that is spoken.
      """)
  }
}
