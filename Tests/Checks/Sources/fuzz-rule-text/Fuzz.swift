import FuzzSupport
import MartModels

/// Whatever a strict reader accepts is what the rule prints, and its other text is read too.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  if let rule = HolidayRule(text) {
    precondition(rule.description.utf8.elementsEqual(text.utf8))
    precondition(HolidayRule(english: rule.englishDescription) == rule)
  }
  if let rule = HolidayRule(english: text) {
    precondition(rule.englishDescription.utf8.elementsEqual(text.utf8))
    precondition(!rule.description.isEmpty)
  }
  return 0
}
