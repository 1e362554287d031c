extension Mart {
  /// A company that runs several marts, or is named before the one that it runs.
  package struct Company: Sendable {
    /// The spellings of its name.
    package let names: [String]
    /// The mart that its bare name means where a list calls the store a hypermarket.
    package let large: Mart?
    /// The mart that its bare name means where a list calls the store a supermarket.
    package let small: Mart?

    init(_ names: String..., large: Mart?, small: Mart?) {
      self.names = names
      self.large = large
      self.small = small
    }
  }

  /// The companies whose names stand before those of marts.
  ///
  /// Source: the names in the register of August 2025; 삼성테스코 became 홈플러스, 씨에스유통 was bought by
  /// 롯데쇼핑, and 신세계마트 is what 월마트 became. 롯데몰 and 아울렛킴스 are marts where the row says so.
  package static let companies = [
    Company("삼성테스코", "삼성데스코", large: .homeplus, small: .homeplusExpress),
    Company("익스프레스", large: nil, small: .homeplusExpress),
    Company("지에스리테일", "GS리테일", "GS지에스리테일", large: nil, small: .gsTheFresh),
    Company("롯데쇼핑", "롯데슈핑", large: .lotteMart, small: .lotteSuper),
    Company("롯데몰", large: .lotteMart, small: nil),
    Company("씨에스유통", large: nil, small: .lotteSuper),
    Company("신세계", "신세계마트", large: .emart, small: nil),
    Company("에브리데이리테일", large: nil, small: .emartEveryday),
    Company("서원유통", large: .topMart, small: .topMart),
    Company("뉴코아순천아울렛킴스", large: .kimsClub, small: .kimsClub),
    Company(
      "농협유통", "농협하나로유통", "농협충북유통", large: .hanaroMart, small: .hanaroMart),
    Company("농협중앙회", "농협", "에이치앤지홀세일", large: nil, small: nil),
  ]

  /// How companies and houses are called that have marts in them: 일유통, 롯데백화점, 아이파크몰.
  static let ownerEndings = ["유통", "백화점", "아울렛", "몰", "뉴코아", "NC", "스타필드"].map {
    String(folded($0))
  }

  /// What a list calls a mart before its name.
  static let kinds: Set<String> = ["마트", "대형마트", "할인점", "할인마트", "대형할인점"]

  /// What a company's name has and a brand has not: 홈플러스(주) 익스프레스.
  static let companyForms = ["(주)", "㈜", "주식회사", "(유)", "유한회사"]
}
