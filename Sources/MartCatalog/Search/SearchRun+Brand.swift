import MartModels

extension SearchRun {
  /// The mart that a query names.
  enum Brand {
    case none
    /// The place of a mart, or `nil` for one without a branch here.
    case mart(Int32?)
    case otherShop
  }

  var named: Brand {
    // No mart has a name of one letter.
    guard query.letterCount > 1 else { return .none }
    return switch Mart.named(in: query.text) {
    case .mart(let mart):
      .mart(index.marts.firstIndex { $0.mart == mart }.map { Int32(truncatingIfNeeded: $0) })
    case .otherShop: .otherShop
    case nil: .none
    }
  }

  /// Finds without those of other marts than the query names.
  ///
  /// - Parameter brand: what the query names, once it is known; it is asked for only where the finds
  ///   are of several marts.
  func limited(
    _ hits: [SearchHit], _ plan: SearchPlan, _ brand: inout Brand?
  ) -> [SearchHit] {
    guard let first = hits.first else { return hits }
    let mart = index.entries[Int(first.place)].mart
    if brand == nil, hits.allSatisfy({ index.entries[Int($0.place)].mart == mart }) {
      // A store of 홈플러스 in a street that is called after another mart is found by its address.
      guard first.isInAddress else { return hits }
    }
    let named = brand ?? named
    brand = named
    let place: Int32?
    switch named {
    case .none: return hits
    case .mart(let mart): place = mart
    case .otherShop: place = nil
    }
    return hits.filter {
      let mart = index.entries[Int($0.place)].mart
      return mart == place || $0.isOnSign && isFamily(mart, of: place)
        || beginsName(Int($0.place), plan)
    }
  }

  /// Whether what is typed begins a name of the branch's mart.
  ///
  /// 이마트 is on the way to 이마트 트레이더스, but the end of lottemart is not emart.
  private func beginsName(_ place: Int, _ plan: SearchPlan) -> Bool {
    guard let find = plan.whole.literal.find(place, index) else { return false }
    return find.form != nil && find.start == 0
  }

  /// Whether a mart has the name of the named one on its sign: 이마트 에브리데이 that of 이마트.
  private func isFamily(_ mart: Int32, of named: Int32?) -> Bool {
    named.map { shownLetters(mart).starts(with: shownLetters($0)) } ?? false
  }

  private func shownLetters(_ mart: Int32) -> ArraySlice<UInt16> {
    index.letters(of: index.forms[index.marts[Int(mart)].forms.lowerBound])
  }

  /// Finds of words as they are typed, without those of other marts than the query names.
  func allowed(_ hits: [SearchHit], _ brand: Brand) -> [SearchHit] {
    switch brand {
    case .none: hits
    case .mart(let mart): hits.filter { index.entries[Int($0.place)].mart == mart }
    case .otherShop: []
    }
  }

  /// Slips without those of other marts than the query names; 이마트 트래이더스 names 이마트 only because
  /// of its slip.
  func allowedSlips(_ hits: [SearchHit], _ brand: Brand) -> [SearchHit] {
    let allowed = allowed(hits, brand)
    guard allowed.isEmpty, case .mart(let named?) = brand else { return allowed }
    return hits.filter { isNearlyNamed(index.entries[Int($0.place)].mart, behind: named) }
  }

  /// Whether a word nearly is that which a mart's name has behind the named one: 멕스 behind 롯데마트.
  private func isNearlyNamed(_ mart: Int32, behind named: Int32) -> Bool {
    let first = shownLetters(named)
    return index.marts[Int(mart)].forms.contains { form in
      let name = index.letters(of: index.forms[form])
      guard name.count > first.count, name.starts(with: first) else { return false }
      let rest = name.dropFirst(first.count)
      return query.words.contains { word in
        word.letters.count == rest.count && SlipPattern(word.letters)?.isNearly(rest) ?? false
      }
    }
  }

  /// The branches that fit most letters of the words, of the mart that the query names.
  func partial(
    _ query: SearchQuery, _ brand: Brand, _ setAside: [QueryPart]
  ) -> BranchMatches {
    guard options.includesSlips else { return result(query, [], setAside: setAside) }
    let plan = PartialPlan(query, index, only: only)
    var best = 1
    var found: [SearchHit] = []
    for run in index.runs where only.map({ $0 == run.mart }) ?? true {
      switch brand {
      case .mart(let mart) where mart.map({ $0 == run.mart }) ?? false: break
      case .none: break
      case .mart, .otherShop: continue
      }
      for place in run.entries {
        guard let fit = plan.fit(place, index), fit.weight >= best else { continue }
        if fit.weight > best { (best, found) = (fit.weight, []) }
        found.append(
          SearchHit(
            key: SearchHit.partial << 60 | UInt64(fit.rank) << 29,
            place: Int32(truncatingIfNeeded: place)))
      }
    }
    return result(query, [], slips: found, setAside: setAside)
  }
}
