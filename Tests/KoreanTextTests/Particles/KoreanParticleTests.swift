import KoreanText
import Testing

@Suite("Korean particles")
struct KoreanParticleTests {
  @Test("All seven pairs after a vowel, after ㄹ and after another consonant")
  func pairs() {
    let particles: [KoreanParticle] = [
      .topic, .subject, .object, .company, .direction, .copula, .choice, .address,
    ]
    #expect(particles.map { $0.form(after: "마트") } == ["는", "가", "를", "와", "로", "예요", "나", "야"])
    #expect(particles.map { $0.form(after: "일요일") } == ["은", "이", "을", "과", "로", "이에요", "이나", "아"])
    #expect(particles.map { $0.form(after: "점") } == ["은", "이", "을", "과", "으로", "이에요", "이나", "아"])
    #expect(
      particles.map { $0.form(after: "漢字") }
        == ["은(는)", "이(가)", "을(를)", "과(와)", "(으)로", "이에요(예요)", "(이)나", "아(야)"])
    #expect(KoreanParticle.topic.attached(to: "코스트코 양재점") == "코스트코 양재점은")
    let also = KoreanParticle(afterConsonant: "이며", afterVowel: "며")
    #expect(also.attached(to: "휴무") == "휴무며")
  }

  @Test("Each of the 28 ends of a syllable, composed and decomposed")
  func everyCoda() throws {
    // The codas in Unicode's order; the ninth is ㄹ by itself.
    for end in 0..<28 {
      let scalar = try #require(Unicode.Scalar(0xAC00 + UInt32(end)))
      let expected = end == 0 ? "가를로" : end == 8 ? "이을로" : "이을으로"
      #expect(sounds(String(scalar)) == expected, "\(scalar)")
      let coda = end == 0 ? nil : Unicode.Scalar(0x11A7 + UInt32(end))
      var decomposed = "\u{1100}\u{1161}"
      if let coda { decomposed.unicodeScalars.append(coda) }
      #expect(sounds(decomposed) == expected, "\(scalar) decomposed")
    }
    for letter in "ㄱㄴㄷㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎㄲㅆ" { #expect(sounds("\(letter)") == "이을으로", "\(letter)") }
    #expect(sounds("ㄹ") == "이을로")
    for letter in "ㅏㅑㅓㅕㅗㅛㅜㅠㅡㅣㅐㅘ" { #expect(sounds("\(letter)") == "가를로", "\(letter)") }
  }

  @Test(
    "Digits are read as a Korean reads the number",
    arguments: zip(
      ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"],
      ["영", "일", "이", "삼", "사", "오", "육", "칠", "팔", "구"]))
  func digits(digit: String, name: String) {
    for text in [digit, "2026년 1" + digit, "3." + digit, "GS2" + digit] {
      #expect(sounds(text) == sounds(name), "\(text)")
    }
  }

  @Test(
    "Numbers, dates, times and amounts end as they are read",
    arguments: [
      ("10", "십"), ("20", "십"), ("100", "백"), ("300", "백"), ("1000", "천"), ("1,000", "천"),
      ("10000", "만"), ("10,000", "만"), ("500,000", "만"), ("100000000", "억"), ("1000000000000", "조"),
      ("1,000,000,000,000", "조"), ("10000000000000000", "경"), ("100000000000000000000", "해"),
      ("101", "일"), ("2,4", "사"), ("1.0", "영"), ("3.10", "영"), ("3.14", "사"), ("007", "칠"),
      ("010", "공"),
      ("00", "공"), ("02-1234-5670", "십"), ("10:00", "시"), ("10:30", "분"), ("22:05", "분"),
      ("2026-11-22", "일"), ("2026.11.20", "일"), ("2026/1/2", "일"), ("11/22", "일"), ("3/4", "일"),
      ("13/40", "십"), ("$10", "달러"), ("₩1,000", "원"), ("€5", "유로"), ("¥100", "엔"), ("£3", "파운드"),
      ("②", "이"), ("⑩", "십"), ("Ⅲ", "삼"), ("½", "일"), ("１０", "십"), ("1+1", "일"), ("-3", "삼"),
      ("1층", "층"), ("3개", "개"), ("1,000원", "원"), ("22일", "일"), ("2026년", "년"), ("10시", "시"),
    ] as [(String, String)])
  func numbers(text: String, reading: String) {
    #expect(sounds(text) == sounds(reading), "\(text)")
  }

  @Test(
    "Units behind a number are read in full",
    arguments: [
      ("g", "그램"), ("kg", "그램"), ("mg", "그램"), ("t", "톤"), ("L", "리터"), ("l", "리터"), ("ml", "리터"),
      ("mL", "리터"), ("cc", "시시"), ("m", "미터"), ("cm", "미터"), ("mm", "미터"), ("km", "미터"),
      ("m²", "미터"),
      ("㎡", "미터"), ("㎏", "그램"), ("㎖", "리터"), ("㎞", "미터"), ("ℓ", "리터"), ("km/h", "미터"),
      ("W", "와트"), ("kW", "와트"), ("V", "볼트"), ("A", "암페어"), ("Hz", "헤르츠"), ("GHz", "헤르츠"),
      ("kcal", "칼로리"), ("MB", "바이트"), ("GB", "바이트"), ("TB", "바이트"), ("%", "퍼센트"), ("％", "퍼센트"),
      ("‰", "퍼밀"), ("℃", "도"), ("°C", "도"), ("°", "도"), ("원", "원"), ("개", "개"), ("$", "달러"),
      ("px", "픽셀"), ("dB", "데시벨"), ("am", "엠"), ("PM", "엠"), ("G", "지"), ("K", "케이"), ("D", "디"),
      ("ha", "헥타르"), ("ea", "에이"), ("h", "시간"), ("min", "분"), ("s", "초"), ("oz", "온스"),
      ("lb", "파운드"),
    ] as [(String, String)])
  func units(unit: String, reading: String) {
    for text in ["10" + unit, "10 " + unit, "2.5" + unit] {
      #expect(sounds(text) == sounds(reading), "\(text)")
    }
  }

  @Test(
    "Latin letters are read by their names, and words as Koreans spell them",
    arguments: [
      ("A", "에이"), ("B", "비"), ("F", "에프"), ("H", "에이치"), ("L", "엘"), ("M", "엠"), ("N", "엔"),
      ("R", "알"),
      ("S", "에스"), ("X", "엑스"), ("Z", "지"), ("m", "엠"), ("LG", "지"), ("CJ", "제이"), ("SSM", "엠"),
      ("NH", "에이치"), ("KTX", "엑스"), ("DVD", "디"), ("LCD", "디"), ("CGV", "브이"), ("HTML", "엘"),
      ("CU", "유"), ("U+", "플러스"), ("B1", "일"), ("3D", "디"), ("2F", "에프"),
      ("Costco", "코스트코"), ("COSTCO", "코스트코"), ("Emart", "이마트"), ("EMART", "이마트"),
      ("Homeplus", "플러스"),
      ("Traders", "트레이더스"), ("mall", "몰"), ("Google", "구글"), ("Apple", "애플"), ("hotel", "호텔"),
      ("Nike", "나이키"), ("store", "스토어"), ("center", "센터"), ("home", "홈"), ("time", "타임"),
      ("zone", "존"),
      ("online", "온라인"), ("phone", "폰"), ("market", "마켓"), ("mart", "마트"), ("outlet", "아울렛"),
      ("park", "파크"), ("bank", "뱅크"), ("book", "북"), ("shop", "숍"), ("pack", "팩"), ("ticket", "티켓"),
      ("music", "뮤직"), ("point", "포인트"), ("gift", "기프트"), ("food", "푸드"), ("card", "카드"),
      ("club", "클럽"),
      ("web", "웹"), ("app", "앱"), ("week", "위크"), ("plan", "플랜"), ("team", "팀"), ("parking", "파킹"),
      ("bus", "버스"), ("box", "박스"), ("English", "잉글리시"), ("cafe", "카페"), ("café", "카페"),
      ("coffee", "커피"),
      ("sale", "세일"), ("office", "오피스"), ("Kim", "킴"), ("Seoul", "서울"), ("Busan", "부산"),
      ("iPhone", "폰"), ("E-Mart", "마트"), ("No Brand", "브랜드"), ("Wi-Fi", "파이"),
    ] as [(String, String)])
  func latin(text: String, reading: String) { #expect(sounds(text) == sounds(reading), "\(text)") }

  @Test(
    "Brackets, quotes, spaces and signs behind the word are passed over",
    arguments: [
      ("이마트(양재점)", "이마트"), ("양재점(이마트)", "양재점"), ("1층 (식당가)", "층"), ("22일(일)", "일"),
      ("이마트[본점]", "이마트"),
      ("일산점{신규}", "점"), ("점（가）", "점"), ("점((가)나)", "점"), ("(양재점)", "점"), ("(주)이마트", "이마트"),
      ("漢字(한자)", "한자"), ("“양재점”", "점"), ("‘이마트’", "이마트"), ("책 「마트」", "마트"), ("《일요일》", "일"),
      ("이마트)", "이마트"), ("점.", "점"), ("점!?…", "점"), ("점 😀", "점"), ("점™", "점"), ("마트 ", "마트"),
      ("점\u{200B}", "점"), ("가~", "가"), ("500g(1봉)", "그램"), ("우유 1L(2개)", "리터"), ("점(", "점"),
      ("火", "화"), ("日", "일"), ("金", "금"), ("ラーメン", "멘"), ("すし", "시"),
    ] as [(String, String)])
  func passedOver(text: String, reading: String) {
    #expect(sounds(text) == sounds(reading), "\(text)")
  }

  @Test(
    "Where nothing tells the sound, both forms are written",
    arguments: ["", " ", "()", "…", "😀", "漢", "Привет"])
  func unknown(text: String) { #expect(sounds(text) == "이(가)을(를)(으)로") }

  @Test("A long text is read from its end")
  func longTexts() {
    for unit in ["가", "(", ")", "1,000,", "a", " ", "()"] {
      let text = String(repeating: unit, count: 100_000)
      #expect(sounds(text + "점") == "이을으로")
      _ = sounds(text)
    }
  }

  private func sounds(_ text: String) -> String {
    KoreanParticle.subject.form(after: text) + KoreanParticle.object.form(after: text)
      + KoreanParticle.direction.form(after: text)
  }
}
