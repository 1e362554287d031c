import HolidayNotices
import Testing

@Suite("Links to branches")
struct BranchLinkTests {
  @Test("A link reads back, as a URL and as data", arguments: [0, 7, -12, .max, .min])
  func roundTrip(branch: Int) throws {
    let tab = try #require(BranchLink.Tab(rawValue: "x-9"))
    for link in [BranchLink(branch: branch), BranchLink(branch: branch, tab: tab)] {
      #expect(BranchLink(link.url()) == link)
      #expect(BranchLink(data: link.data) == link)
      let prefix = "https://example.com/"
      #expect(BranchLink(link.url(prefix: prefix), prefix: prefix) == link)
      #expect(BranchLink(link.url(prefix: prefix)) == nil)
    }
  }

  @Test(
    "A link that this app would not write is refused",
    arguments: [
      "", "martholiday://", "martholiday://branch", "martholiday://branch/7",
      "martholiday://branch/7/", "martholiday://branch/07/map", "martholiday://branch/+7/map",
      "martholiday://branch/７/map", "martholiday://branch/7/map/", "martholiday://branch/7//map",
      "martholiday://branch/7/map?x=1", "martholiday://branch/7/map#x",
      "martholiday://branch/7/MAP",
      "martholiday://branch/7/m%61p", "martholiday://branch/7/../map", "MARTHOLIDAY://branch/7/map",
      "martholiday://user@branch/7/map", "martholiday://branch:80/7/map",
      " martholiday://branch/7/map",
      "martholiday://branch/7/map\n", "martholiday://branch/7/map\u{0}", "https://branch/7/map",
      "martholiday://branch/99999999999999999999/map", "martholiday://branch/7/9map",
      "martholiday://branch/7/-map", "martholiday:branch/7/map",
      "martholiday://branch/7/ma\u{301}p",
      "martholiday://branch/7/" + String(repeating: "a", count: 33),
      "javascript:alert(1)//branch/7/map",
    ])
  func hostile(url: String) { #expect(BranchLink(url) == nil) }

  @Test("Data of a message that says no branch leads nowhere")
  func data() {
    #expect(BranchLink(data: [:]) == nil)
    #expect(BranchLink(data: ["tab": "map"]) == nil)
    #expect(BranchLink(data: ["branch": "7", "tab": "no such"]) == nil)
    for text in [" 7", "+7", "07", "-0", "0x7", "７"] {
      #expect(BranchLink(data: ["branch": text]) == nil, "\(text)")
    }
    #expect(BranchLink(data: ["branch": "7", "aps": "x"]) == BranchLink(branch: 7))
  }
}
