import ExampleSupport
import StoreSections

/// Makes the compiler choose the `async` overload of `run`, as it does only in an `async` function.
func start() async -> Never {
  await ExampleProgram.run(SampleCommand<StoreSectionsReport>.self)
}

await start()
