import ExampleSupport

ExampleProgram.run(AlertPlanCommand.self)
