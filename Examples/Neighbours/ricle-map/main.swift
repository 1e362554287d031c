import ExampleSupport
import RicleMap

/// Makes the compiler choose the `async` overload of `run`, as it does only in an `async` function.
func start() async -> Never {
  await ExampleProgram.run(SampleCommand<RicleMapReport>.self)
}

await start()
