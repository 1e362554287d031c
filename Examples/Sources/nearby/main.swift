import ExampleSupport

ExampleProgram.run(Nearby.self)
