import ExampleSupport

ExampleProgram.run(ExpandableListCommand.self)
