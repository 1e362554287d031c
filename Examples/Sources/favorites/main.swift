import ExampleSupport

/// Makes the compiler choose the `async` overload of `run`, as it does only in an `async` function.
func start() async -> Never { await ExampleProgram.run(FavoritesCommand.self) }

await start()
