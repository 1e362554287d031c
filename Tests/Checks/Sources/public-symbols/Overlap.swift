/// Two members of one name that hold under different conditions.
///
/// The compiler takes the one with more conditions only when both have the same type. Otherwise a
/// caller who satisfies both cannot say which one is meant, and `value.id` does not compile.
struct Overlap {
  /// The pairs of members, in any modules, between which a caller cannot choose.
  static func all(in modules: [Module]) -> [(first: Symbol, second: Symbol)] {
    let members = modules.flatMap(\.surface).filter { $0.pathComponents.count > 1 }
    let groups = Dictionary(grouping: members) { "\($0.kind.identifier) \($0.name)" }
    return groups.sorted { $0.key < $1.key }.flatMap { _, group in
      group.indices.flatMap { index in
        group[(index + 1)...].filter { collide(group[index], $0) }.map { (group[index], $0) }
      }
    }
  }

  private static func collide(_ first: Symbol, _ second: Symbol) -> Bool {
    let (some, others) = (first.conditions, second.conditions)
    guard some != others, first.parameterTypes == second.parameterTypes,
      first.argumentConditions == second.argumentConditions
    else { return false }
    // No type is two at once.
    let excluded = some.contains { one in
      one.kind == "sameType"
        && others.contains { $0.kind == "sameType" && $0.lhs == one.lhs && $0.rhs != one.rhs }
    }
    if excluded { return false }
    let isRanked = follow(some, from: others) || follow(others, from: some)
    return !isRanked || first.resultType != second.resultType
  }

  /// Whether a caller who satisfies some conditions satisfies others; what a type conforms to, the
  /// compiler has seen where it is named.
  private static func follow(
    _ conditions: Set<SymbolGraph.Constraint>, from others: Set<SymbolGraph.Constraint>
  ) -> Bool {
    conditions.allSatisfy { one in
      others.contains(one) || others.contains { $0.kind == "sameType" && $0.lhs == one.lhs }
    }
  }
}

extension Symbol {
  private var allConditions: Set<SymbolGraph.Constraint> {
    Set(swiftExtension?.constraints ?? []).union(swiftGenerics?.constraints ?? [])
  }

  /// What has to hold of the arguments, by which a call chooses.
  fileprivate var argumentConditions: Set<SymbolGraph.Constraint> {
    let own = (declarationFragments ?? []).filter { $0.kind == "genericParameter" }
    let names = Set(own.map(\.spelling))
    return allConditions.filter { names.contains(String($0.lhs.prefix { $0 != "." })) }
  }

  /// What has to hold of the type for the member to exist.
  fileprivate var conditions: Set<SymbolGraph.Constraint> {
    allConditions.subtracting(argumentConditions)
  }

  fileprivate var parameterTypes: [String] {
    (functionSignature?.parameters ?? []).map { Self.type(in: $0.declarationFragments) }
  }

  fileprivate var resultType: String {
    guard let signature = functionSignature else { return Self.type(in: declarationFragments) }
    return (signature.returns ?? []).map(\.spelling).joined()
  }

  /// What stands behind the colon.
  private static func type(in fragments: [Fragment]?) -> String {
    let text = (fragments ?? []).map(\.spelling).joined()
    return text.split(separator: ":", maxSplits: 1).last.map { String($0) } ?? text
  }
}
