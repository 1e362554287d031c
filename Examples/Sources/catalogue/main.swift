import ExampleSupport

ExampleProgram.run(Catalogue.self)
