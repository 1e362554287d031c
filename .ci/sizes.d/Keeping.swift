import Keeping

let store = InMemoryByteStore()
try await store.save([1, 2])
print("\(try store.load()?.count ?? 0)")
