import Foundation

/// Which modules a user gets with one import, and which ones the declarations there need.
struct Exports {
  /// The modules whose types the public declarations name or extend.
  private(set) var needed: Set<String> = []
  /// The modules that the file `Exports.swift` re-exports.
  private(set) var always: Set<String> = []
  /// Those that it re-exports under a condition, which may not hold here.
  private(set) var sometimes: Set<String> = []

  /// Compares the symbols of a module with the text of its file `Exports.swift`.
  ///
  /// - Parameters:
  ///   - module: the module.
  ///   - owners: the module that declares each symbol of the package, by its identifier.
  ///   - text: the file, empty when there is none.
  init(of module: Module, owners: [String: String], text: String) {
    needed = module.extendedModules.intersection(owners.values)
    for identifier in module.namedIdentifiers {
      if let owner = owners[identifier] { needed.insert(owner) }
    }
    needed.remove(module.name)
    let keyword = "@_exported public import "
    for line in text.split(separator: "\n") {
      guard let start = line.range(of: keyword) else { continue }
      let name = String(line[start.upperBound...])
      if start.lowerBound == line.startIndex { always.insert(name) } else { sometimes.insert(name) }
    }
  }

  /// What is wrong, one line each.
  var complaints: [String] {
    needed.subtracting(always).subtracting(sometimes).sorted().map {
      "does not re-export \($0), which its public declarations need"
    }
      + always.subtracting(needed).sorted().map {
        "re-exports \($0), which none of its public declarations needs"
      }
  }
}
