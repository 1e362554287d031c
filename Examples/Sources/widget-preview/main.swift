import ExampleSupport

ExampleProgram.run(WidgetPreview.self)
