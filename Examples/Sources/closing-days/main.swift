import ExampleSupport

ExampleProgram.run(ClosingDays.self)
