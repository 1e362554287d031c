import MartModels
import Testing

@Suite("Facts of a branch")
struct BranchStoreFactsTests {
  @Test("The texts of a store list are read, and a text that cannot be read stays a text")
  func texts() {
    let branch = Branch(
      id: 1, mart: .costco, name: "양재점", address: "서울 서초구 양재대로 159", phone: "1899-9900",
      openingHours: "오전 10:00 - 오후 10:00")
    #expect(branch.hours?.description == "10:00-22:00")
    #expect(branch.phoneNumber?.telURL == "tel:18999900")
    #expect(branch.postalAddress?.shortRegion == "서울")
    let unclear = Branch(id: 2, mart: .emart, name: "가든5점", phone: "정보 없음", openingHours: "점포별 상이")
    #expect(unclear.hours == nil)
    #expect(unclear.phoneNumber == nil)
    #expect(unclear.postalAddress == nil)
  }
}
