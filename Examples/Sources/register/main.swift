import ExampleSupport

ExampleProgram.run(Register.self)
