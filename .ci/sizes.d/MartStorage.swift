import Foundation
import MartStorage

let store = FileStore(url: FileManager.default.temporaryDirectory.appending(path: "favorites"))
print("\(try store.load()?.count ?? 0)")
