import ExampleSupport

ExampleProgram.run(FindMart.self)
