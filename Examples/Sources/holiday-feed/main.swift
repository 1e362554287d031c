import ExampleSupport

ExampleProgram.run(HolidayFeedCommand.self)
