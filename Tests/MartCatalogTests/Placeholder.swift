import Testing
import MartCatalog

@Test func placeholder() {}
