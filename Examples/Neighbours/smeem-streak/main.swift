import ExampleSupport
import SmeemStreak

/// In a function that waits, the overload for commands that wait is the one that is meant.
func start() async -> Never {
  await ExampleProgram.run(DatedSampleCommand<SmeemStreakReport>.self)
}

await start()
