extension Mart {
  /// How many letters at the end of a name say on which floor something is, as in 주차장 B2 and 문화센터
  /// 지하 2층; 0 without one.
  ///
  /// - Parameter letters: the letters as `folded` writes them, without blanks.
  static func lengthOfFloor(in letters: some BidirectionalCollection<Character>) -> Int {
    let hasUnit = letters.last == "층" || letters.last == "f"
    let number = letters.dropLast(hasUnit ? 1 : 0)
    let before = number.dropLast(number.reversed().prefix { $0.isNumber }.count)
    guard before.count < number.count else { return 0 }
    let isBasement = before.last == "b"
    let isNamed = before.suffix(2).elementsEqual("지하") || before.suffix(2).elementsEqual("지상")
    guard hasUnit || isBasement || isNamed else { return 0 }
    return letters.count - before.count + (isBasement ? 1 : isNamed ? 2 : 0)
  }
}
