import Keeping
import Testing

@Suite("The version number of a stored form")
struct StoredVersionTests {
  @Test(
    "Any spelling of a number is the same version",
    arguments: ["2", "2.0", "2e0", "0.2e1", "20e-1", "2000000000000000000000e-21", "0.000002E+6"])
  func known(text: String) {
    #expect(StoredVersion(Array(text.utf8)[...], newest: 3) == .known(2))
  }

  @Test(
    "A number that is too large for an integer is a later version",
    arguments: [
      "4", "3.5", "2147483648", "4294967297", "9007199254740993", "99999999999999999999",
      "1e1", "1e31", "1e32", "1e2147483648", "1e4294967296", "1e99999999999999999999",
      "1e9223372036854775807",
    ])
  func later(text: String) {
    #expect(StoredVersion(Array(text.utf8)[...], newest: 3) == .later(text))
  }

  @Test(
    "What is no version is none",
    arguments: [
      "", "0", "-1", "x", "1.5", "1.", ".5", "0e9", "1e-1", "1e-2147483649", "1e-4294967296",
      "1e-99999999999999999999", "0.01e-9223372036854775808",
    ])
  func none(text: String) {
    #expect(StoredVersion(Array(text.utf8)[...], newest: 3) == nil)
  }
}
