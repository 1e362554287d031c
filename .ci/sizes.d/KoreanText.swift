import KoreanText

print("\(Hangul.chosung(of: "이마트 성수점")) 이마트\(KoreanParticle.topic.form(after: "이마트"))")
