import Favorites

var list = FavoriteList<Int>()
list.push(7014)
print("\(list.count) \(list.storedForm.count)")
