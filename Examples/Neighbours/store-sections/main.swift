import ExampleSupport
import StoreSections

/// In a function that waits, the overload for commands that wait is the one that is meant.
func start() async -> Never {
  await ExampleProgram.run(SampleCommand<StoreSectionsReport>.self)
}

await start()
