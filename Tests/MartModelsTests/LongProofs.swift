import Foundation

/// Whether the long versions of proofs were asked for.
let isLong = ProcessInfo.processInfo.environment["MART_LONG_PROOFS"] != nil
