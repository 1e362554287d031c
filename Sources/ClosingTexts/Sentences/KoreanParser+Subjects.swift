import KoreanText

// Subject = Name { link Name } [등] [count 점포] [은 | 이 | 의 | 제외] | count 점포
extension KoreanParser {
  /// 19개 점포 중: how many there are, of which some follow.
  func isWhole(_ place: Int) -> Bool { isQuantity(place) && kind(place + 2) == .among }

  /// Whether a subject of a clause begins at a place.
  func startsSubject(_ place: Int) -> Bool {
    switch kind(place) {
    case .place(.others)?: !startsDay(place + 1)
    case .branch?, .region?, .place?: true
    case .number?: isQuantity(place) && !isWhole(place)
    default: false
    }
  }

  mutating func subject(_ clause: inout Clause) {
    let start = at
    var word: Range<Int>?
    // 시청 민원실은: a word before the name belongs to it.
    while let last = clause.adjuncts.last, last.isUnread(.unknownWord),
      last.cells.upperBound + 1 >= tokens[at].cells.lowerBound, startsNamed(at)
    {
      word = last.cells
      clause.adjuncts.removeLast()
    }
    var subject = Subject(kind: .store)
    repeat { name(&subject) } while goesOn(subject)
    // 이마트 성수점 당분간 휴무: the word is of the closing
    while current == .filler, tokens[at].kind != .passing { at += 1 }
    if let left = branchesLeftOut(of: subject) {
      let all = Adjunct(kind: .subject(subject), cells: cells(start, at))
      clause.adjuncts += [all, left]
      while at < tokens.count, tokens[at].cells.lowerBound < left.cells.upperBound { at += 1 }
      return
    }
    takeException(&subject)
    var role: KoreanToken.Particle?
    if let particle = particle(at), isGlued(at) {
      role = particle
      at += 1
    } else if link(at) == .and, isGlued(at), !startsSubject(at + 1) {
      at += 1
    }
    if subject.kind == .branch, role == .object || role == .only, case .except? = current {
      // 하남점을 제외한 전 지점, 하남점만 빼고
      (subject.isExcepted, role) = (true, nil)
      at += 1
    }
    if role == .only, current == .negation, kind(at + 1) == .copula {
      // 수영장뿐 아니라 센터 전체가 쉽니다
      at += 2
      return
    }
    if subject.kind == .store, role == .object, let word {
      // 교회 도서관을 열지 않습니다: what is shut is a part of the whole.
      subject.kind = .facility
      subject.names = [word.lowerBound..<cells(start, at - 1).upperBound]
    }
    if subject.kind == .store, let name = word, let place = subject.place,
      name.upperBound == place.lowerBound
    {
      // A마트
      subject.place = name.lowerBound..<place.upperBound
    } else if subject.kind == .store {
      subject.qualifier = word
    }
    // 코스트코의 경우
    if role == .genitive, current == .condition {
      at += 1
      if particle(at) != nil, isGlued(at) { at += 1 }
      role = .topic
    }
    clause.adjuncts.append(Adjunct(kind: .subject(subject), role: role, cells: cells(start, at)))
  }

  /// Whether a subject here begins a clause of its own, with the predicate that follows.
  func startsGap(_ clause: Clause) -> Bool {
    // 명동점 4/12 내부공사, 종로점 4/19 단수
    if clause.hasDays, clause.hasSubject, link(at - 1) == .comma, kind(at) == .branch,
      startsDay(at + 1)
    {
      return true
    }
    guard clause.endsInDays, let last = clause.adjuncts.last else { return false }
    // 잠실점 7/28 → 7/29 송파점은 예정대로입니다
    if kind(at) == .branch, particle(at + 1) == .topic, !startsDay(at + 2),
      clause.adjuncts.contains(where: { $0.kind == .arrow })
    {
      return true
    }
    // [청주점] 3/22 배달 휴무: of that part of the branch
    if kind(at) == .place(.facility), case .verdict? = kind(at + 1), !isLink(at - 1),
      clause.hasSubject, last.role == nil
    {
      return false
    }
    // 이마트는 17일까지, 홈플러스는 22일까지
    if kind(at) == .place(.brand), clause.hasBrandTopic { return true }
    // 이마트 13·27일, 롯데마트 9·23일
    if kind(at) == .place(.brand), last.role == nil, clause.beginsWithBrand, startsDay(at + 1) {
      return true
    }
    // 가양점 휴무일은 13일이고 고양점은 9일
    if link(at - 1) == .and, kind(at) == .branch || kind(at) == .place(.facility),
      particle(at + 1) == .topic, startsDay(at + 2)
    {
      return true
    }
    // 휴점 12/7, 잠실점 12/14: a name with days behind it does not share those before it.
    if !clause.hasSubject, link(at - 1) == .comma,
      kind(at) == .branch || kind(at) == .place(.facility),
      startsDay(at + 1)
        || [.topic, .only, .subject].contains(particle(at + 1)) && startsDay(at + 2)
    {
      return true
    }
    // 강남점은 월요일에, 양재점은 …; 11월의 양재점은 goes on.
    if clause.hasSubject { return last.role != .genitive || link(at - 1) == .comma }
    return last.role == nil && link(at - 1) == .plus
  }

  func startsNamed(_ place: Int) -> Bool {
    kind(place) == .place(.facility) || kind(place) == .place(.store)
  }

  mutating func name(_ subject: inout Subject) {
    let place = tokens[at].cells
    switch current {
    case .branch?:
      subject.kind = .branch
      // 홈플러스 응암점과 롯데마트 은평점: of a brand of its own
      let hasBrand =
        kind(at - 1) == .place(.brand) && subject.brand != nil && !subject.names.isEmpty
      subject.names.append(hasBrand ? cells(at - 1, at + 1) : place)
      if subject.names.count == 1, kind(at - 1) == .word, subject.brand == nil {
        // 뉴코아아울렛 강남점, beside 킴스클럽 강남점: the house of which it is one
        subject.brand = cells(at - 1, at)
      }
    case .region?: subject.raise(to: .region)
    case .place(.facility)?:
      // 강동점 주유소: a part of the branch, and not 강동점, 주유소
      if subject.kind == .branch, kind(at - 1) == .branch { subject = Subject(kind: .facility) }
      if subject.kind != .branch { subject.raise(to: .facility) }
      subject.names.append(place)
      if kind(at + 1) == .word, isEndOfName(at + 2) {
        // 2층 물리치료실은, 3층 키즈파크 12/13 휴무
        subject.names[subject.names.count - 1] = cells(at, at + 2)
        at += 1
      }
    case .place(.brand)?:
      subject.raise(to: .brand)
      subject.brand = subject.names.isEmpty ? place : subject.brand
    case .place(.store)?:
      if kind(at - 1) == .place(.store), subject.place != nil { subject.names = [place] }
      subject.place = subject.place ?? place
    case .place(.everyBranch)?: subject.raise(to: .everyBranch)
    case .place(.others)?: subject.raise(to: .others)
    case .place(.some)?: subject.raise(to: .some)
    case .number?:
      at += 1
      // 12곳 모두 is every one.
      subject.raise(to: current == .allPlaces ? .everyBranch : .some)
    default: break
    }
    at += 1
  }

  /// Whether a name ends before a place: a particle makes a subject of it, or its days follow.
  private func isEndOfName(_ place: Int) -> Bool {
    if isGlued(place), let particle = particle(place) {
      return particle == .topic || particle == .subject || particle == .only
    }
    return startsDay(place)
  }

  /// Whether the next line is one of names too.
  private func startsLineOfBranches(_ place: Int) -> Bool {
    let next = behindLineEnds(place)
    guard kind(next) == .branch else { return false }
    switch kind(next + 1) {
    case nil, .lineEnd?, .link(.comma)?: return true
    default: return false
    }
  }

  mutating func takeException(_ subject: inout Subject) {
    if case .except? = current {} else if !leavesNamesOut(at, of: subject) { return }
    subject.isExcepted = true
    at += 1
  }

  /// All branches except Ilsan and Hanam: the names behind the word.
  private func branchesLeftOut(of subject: Subject) -> Adjunct? {
    guard subject.kind == .everyBranch, at < tokens.count, tokens[at].kind == .excluding else {
      return nil
    }
    var left = Subject(kind: .branch)
    var place = at + 1
    while kind(place) == .word || kind(place) == .branch {
      left.names.append(tokens[place].cells)
      place += 1
      guard isLink(place) else { break }
      place += 1
    }
    left.isExcepted = true
    return left.names.isEmpty
      ? nil
      : Adjunct(
        kind: .subject(left),
        cells: left.names[0].lowerBound..<left.names[left.names.count - 1].upperBound)
  }

  /// 제주점 외 전 점포: whether all but the branches before are meant.
  private func leavesNamesOut(_ place: Int, of subject: Subject) -> Bool {
    subject.kind == .branch && kind(place) == .place(.others)
      && kind(skippingFillers(place + 1)) == .place(.everyBranch)
  }

  /// Moves to the next name, if there is one.
  mutating func goesOn(_ subject: Subject) -> Bool {
    var next = skippingFillers(at)
    if leavesNamesOut(next, of: subject) { return false }
    if let link = link(next) {
      guard link != .plus, link != .bar else { return false }
      next += 1
      // 일산점,⏎울산점
      if kind(next) == .lineEnd, startsSubject(next + 1) { next += 1 }
      // 행복마트 상동점, 행복마트 연수점: the house of the next branch
      if subject.kind == .branch, kind(next) == .place(.store), kind(next + 1) == .branch {
        next += 1
      }
    } else if kind(next) == .lineEnd, subject.kind == .branch, startsLineOfBranches(next) {
      next = behindLineEnds(next)
    } else if subject.kind == .branch, kind(next) == .branch {
      // 월배점 상인점 칠성점
    } else if particle(next) == .genitive, isGlued(next), startsSubject(next + 1) {
      next += 1
    }
    guard startsSubject(next) else { return false }
    // 문화센터는 월요일, 매장은 …: 매장 begins a subject of its own.
    if next > at, kind(next) == .place(.store), isLink(next - 1) { return false }
    if subject.kind == .facility || subject.kind == .branch, kind(next) == .place(.store),
      next > at,
      !isGlued(next)
    {
      return kind(next - 1) == .filler
    }
    at = next
    return true
  }
}

extension Subject {
  /// Takes a closer kind; a branch is the closest.
  mutating func raise(to other: Kind) {
    switch (kind, other) {
    case (.branch, _), (.facility, .store), (.facility, .brand), (.some, _), (.others, .brand),
      (.others, .everyBranch):
      break
    // 수원 지역 전점: those of the region
    case (.region, .everyBranch), (.region, .brand): break
    default: kind = other
    }
  }

  /// Whether it speaks of others than the store of the notice.
  var isOwn: Bool {
    switch kind {
    case .branch, .facility, .region, .others, .unknown: true
    case .store, .everyBranch, .brand, .some: false
    }
  }
}
