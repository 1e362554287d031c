// Generic code is compiled for Embedded Swift only where it is used, so this program uses it.
import Favorites

func check(_ condition: Bool, _ name: String) {
  if !condition { print("wrong: " + name) }
}

func run() throws(FavoriteError) {
  var list = try FavoriteList([7, 3])
  check(list.push(9) == .added(at: 2), "push")
  check(list.push(1) == .full(limit: 3), "full")
  check(list.pop(9) == .removed(at: 2), "pop")
  list.setNote("near \"work\"\n주말", for: 3)
  list.move(fromOffsets: [1], toOffset: 0)
  check(try FavoriteList<Int>(storedForm: list.storedForm) == list, "stored form of numbers")

  let texts = try FavoriteList((0..<40).map { "branch \($0)" }, limit: nil)
  check(try FavoriteList<String>(storedForm: texts.storedForm) == texts, "stored form of texts")
  check(texts.contains("branch 39"), "a long list")

  let repaired = RepairedFavoriteList([7, 7, 3], limit: 1)
  check(repaired.repairs.count == 2 && repaired.list.count == 1, "a repair")
  do throws(FavoriteError) {
    _ = try FavoriteList<Int>(storedForm: "{\"version\":2.0}".utf8)
    print("wrong: a later version was read")
  } catch {
    check(error.code == .futureVersion, "a later version")
  }
  var sync = FavoritesSync()
  check(try sync.message(for: list, token: "A")?.favorites.count == 2, "a message")
}

do throws(FavoriteError) {
  try run()
  print("ok")
} catch {
  print(error.description)
}
