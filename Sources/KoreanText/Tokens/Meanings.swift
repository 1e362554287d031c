extension KoreanToken {
  /// Whether a word says that a store is closed or open.
  package enum Verdict: Hashable, Sendable {
    /// 휴무, 휴관, 미영업.
    case closed(Form)
    /// 정상영업: open although one might think otherwise.
    case open(Form)
    /// 영업, 운영: what stores do, said of hours as well.
    case operates
    /// 오픈, 개점, 개관: the door opens, on a day or at an hour.
    case opensDoor
    /// 연중무휴.
    case neverCloses
    /// 무휴 by itself.
    case withoutClosing
    /// 휴일: a closing day or a public holiday.
    case restDay

    /// What part of speech says it.
    package enum Form: Hashable, Sendable {
      /// 휴무, 정상영업.
      case act
      /// 휴무일, 영업일.
      case day
      /// 쉽니다, 닫습니다.
      case verb
    }
  }

  /// What takes back the certainty of a statement.
  package enum Hedge: Hashable, Sendable {
    /// 대부분, 일부: not all of them.
    case some
    /// 가급적, 권장.
    case soft
    /// 점포별 상이.
    case varies
    /// 수 있습니다.
    case optional
    /// 홈페이지 참조: said elsewhere.
    case elsewhere
    /// 미정, 여부.
    case undecided
    /// 원래, 기존: no longer.
    case former
  }

  /// For what a text speaks.
  package enum Scope: Hashable, Sendable {
    /// 수영장, 약국: a part of a store.
    case facility
    /// 전점.
    case everyBranch
    /// 매장, 점포.
    case store
    /// 이마트.
    case brand
  }

  /// A word about hours.
  package enum HoursWord: Hashable, Sendable {
    /// 영업시간.
    case label
    /// 브레이크타임, 점심시간.
    case pause
    /// 라스트오더, 주문 마감.
    case lastOrder
    /// 마감, 폐점, 종료.
    case closing
    /// 단축영업.
    case shortened
    /// 연장영업.
    case extended
  }

  /// A word of grammar that is glued to the word before it.
  package enum Particle: Hashable, Sendable {
    /// 은, 는, 에는.
    case topic
    /// 이, 가.
    case subject
    /// 을, 를.
    case object
    /// 도.
    case also
    /// 만.
    case only
    /// 의, 에, 중.
    case genitive
    /// 에서.
    case source
    /// 로, 으로.
    case target
    /// 부터.
    case since
    /// 까지.
    case until
    /// 인.
    case attribute
    /// 마다.
    case each
  }

  /// What joins two things.
  package enum Link: Hashable, Sendable {
    /// 와, 및, &.
    case and
    /// 하고, which is also a verb's ending.
    case andVerb
    /// 또는.
    case or
  }

  /// A word that adds nothing of its own, but may tell a reader how to take another.
  package enum Filler: Hashable, Sendable {
    case plain
    /// 입니다.
    case copula
    /// 합니다.
    case ending
    /// 정상 by itself.
    case normal
    /// 이지만.
    case concession
    /// 추가로.
    case addition
  }
}
