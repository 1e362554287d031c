import BoardingPlan
import ExampleSupport

/// In a function that waits, the overload for commands that wait is the one that is meant.
func start() async -> Never {
  await ExampleProgram.run(DatedSampleCommand<BoardingPlanReport>.self)
}

await start()
