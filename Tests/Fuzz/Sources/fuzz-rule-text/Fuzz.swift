import FuzzSupport
import MartModels

/// Whatever the strict reader accepts is what the rule prints.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  guard let rule = HolidayRule(text) else { return 0 }
  precondition(rule.description.utf8.elementsEqual(text.utf8))
  precondition(!rule.englishDescription.isEmpty)
  return 0
}
