import MartHolidayKit

/// A smaller file of a register: its open stores, and the columns that an answer needs.
///
/// It holds no closing days: the library that reads it finds those.
struct Excerpt {
  let register: StoreRegister

  private static let columns = [
    "사업장명", "업태구분명", "점포구분명", "영업상태구분코드", "최종수정시점", "소재지전화", "도로명전체주소", "소재지전체주소", "좌표정보x",
    "좌표정보y",
  ]

  /// The file.
  var text: String {
    let rows = stores.map(values)
    return ([Self.columns] + rows).map { $0.map(Self.quoted).joined(separator: ",") + "\n" }
      .joined()
  }

  /// The open stores, without the rows that a store has left behind.
  ///
  /// A mart has one store of a name in a region; of several rows, the one changed last counts.
  var stores: [RegisterStore] {
    let open = register.stores.filter { $0.state == .open }
    var last: [Name: CivilDate] = [:]
    for store in open {
      guard let name = Name(store) else { continue }
      last[name] = max(last[name] ?? .earliest, store.changed ?? .earliest)
    }
    return open.filter { store in
      Name(store).map { last[$0] == store.changed ?? .earliest } ?? true
    }
  }

  /// The mart, name and region that only one open store has.
  private struct Name: Hashable {
    let mart: Mart
    let name: String
    let region: String?

    init?(_ store: RegisterStore) {
      guard !store.isNameMade else { return nil }
      mart = store.mart
      name = store.name
      region = PostalAddress(store.address)?.shortRegion
    }
  }

  private func values(_ store: RegisterStore) -> [String] {
    let plane = store.coordinate?.planeCoordinate(in: .modifiedCentralBelt1985)
    let storeClass =
      switch store.storeClass {
      case .large: "대규모점포"
      case .supermarket: "준대규모점포"
      case nil: ""
      }
    // Where the road address names no municipality, the lot address has to.
    let lot = PostalAddress(store.address)?.municipality == nil ? store.lotAddress : nil
    return [
      // Where a name tells only the operator, the reader needs the form of the shop.
      store.writtenName, store.storeClass == .large ? "대형마트" : "", storeClass, "01",
      store.changed?.description ?? "", store.phone ?? "", store.address, lot ?? "",
      plane.map { Self.meters($0.x) } ?? "", plane.map { Self.meters($0.y) } ?? "",
    ]
  }

  /// Meters to the centimeter, without zeros at the end.
  private static func meters(_ value: Double) -> String {
    let text = "\((value * 100).rounded() / 100)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static func quoted(_ value: String) -> String {
    guard value.contains(where: { $0 == "," || $0 == "\"" || $0.isNewline }) else { return value }
    return "\""
      + value.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\"\"") + "\""
  }
}
