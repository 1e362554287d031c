/// For whom a statement holds; stored out of line, because nearly all hold for the store.
indirect enum Audience: Hashable {
  case store
  /// Somebody who is named.
  ///
  /// - Parameters:
  ///   - names: where the names stand.
  ///   - brand: where the brand before them stands; two stores of one name may be of two brands.
  case named(Kind, names: [Range<Int>], brand: Range<Int>?)

  enum Kind: Hashable {
    case store, branches, facility
    /// A region, or somebody who is not known.
    case others
  }

  init(kind: Kind, names: [Range<Int>], brand: Range<Int>? = nil) {
    self = .named(kind, names: names, brand: brand)
  }

  var kind: Kind { if case .named(let kind, _, _) = self { kind } else { .store } }
  var names: [Range<Int>] { if case .named(_, let names, _) = self { names } else { [] } }
  var brand: Range<Int>? { if case .named(_, _, let brand) = self { brand } else { nil } }
}
