import ExampleSupport

ExampleProgram.run(ReadClosingText.self)
