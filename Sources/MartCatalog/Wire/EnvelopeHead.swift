// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  /// What an envelope says about itself; unreadable parts are left out.
  struct EnvelopeHead {
    private(set) var code: String?
    private(set) var message: String?
    private(set) var info: CatalogInfo?
    private var status: Int?
    /// The name of the status, which the original server's framework writes instead of a code.
    private var statusName: String?

    private enum Key: String, CodingKey { case code, message, info, status, error }

    init(_ decoder: any Decoder) {
      let fields: KeyedDecodingContainer<Key>
      do { fields = try decoder.container(keyedBy: Key.self) } catch { return }
      func value<Value: Decodable>(_ key: Key) -> Value? {
        do { return try fields.decodeIfPresent(Value.self, forKey: key) } catch { return nil }
      }
      code = value(.code) ?? (value(.code) as Int?).map { String($0) }
      message = value(.message)
      info = value(.info)
      status = value(.status)
      statusName = value(.error)
    }

    /// The error in the envelope, or `nil` when there is none.
    var error: CatalogError? {
      if let code {
        if code.uppercased() == "OK" { return nil }
        return CatalogError(
          CatalogError.Code(rawValue: code), message: message, info: info, status: status)
      }
      guard let code = status.flatMap(CatalogError.Code.init(status:)) else { return nil }
      return CatalogError(code, message: message ?? statusName, info: info, status: status)
    }
  }
#endif
