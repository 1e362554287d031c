import MartHolidayKit

extension Documents {
  /// Lists of stores, full and empty, with and without a limit.
  static func storeLists() throws -> [FavoriteList<Int>] {
    var example = try FavoriteList([7014, 1033])
    example.setNote("near work", for: 1033)
    example.remember(FavoriteName("하남점", mart: "이마트"), for: 1033)
    var named = try FavoriteList([7])
    named.remember(FavoriteName("", mart: "\"따옴표\""), for: 7)
    var noted = try FavoriteList(Array(-20...20), limit: nil)
    for (place, note) in ["\"따옴표\" \\", "tab\tend\n", "\u{0}\u{7F}", "👩‍👩‍👧"].enumerated() {
      noted.setNote(note, for: place)
    }
    return try [
      example, FavoriteList(), FavoriteList(limit: 0), FavoriteList(limit: nil), noted,
      named,
      FavoriteList([1, 2, 3]), FavoriteList([.min, .max]),
    ]
  }

  /// Lists of what is known by a name.
  static func namedLists() throws -> [FavoriteList<String>] {
    try [FavoriteList(["a", "", "가"]), FavoriteList(limit: nil)]
  }
}
