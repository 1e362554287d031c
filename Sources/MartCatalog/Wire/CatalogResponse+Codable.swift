// The wire form; Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  import MartModels

  extension CatalogResponse: Codable {
    enum Key: String, CodingKey { case code, message, info, data }

    /// Reads an answer, whatever its rows contain.
    ///
    /// - Throws: `CatalogError` when the server answers with an error, with its code, message and
    ///   info; `DecodingError` when it is not an answer at all, such as an object without `data`.
    public init(from decoder: any Decoder) throws {
      let envelope: KeyedDecodingContainer<Key>
      do {
        envelope = try decoder.container(keyedBy: Key.self)
      } catch DecodingError.typeMismatch {
        var list = try decoder.unkeyedContainer()
        let (rows, issues) = try Self.rows(of: &list)
        self.init(
          form: .bareArray, code: nil, message: nil, info: nil, rows: rows, issues: issues)
        return
      }
      let head = EnvelopeHead(decoder)
      // Whatever comes with an error is not the catalog.
      if let error = head.error { throw error }
      guard envelope.contains(.data), try !envelope.decodeNil(forKey: .data) else {
        throw DecodingError.keyNotFound(
          Key.data,
          DecodingError.Context(
            codingPath: decoder.codingPath, debugDescription: "no \"data\""))
      }
      var form = Form.envelope
      var read: (rows: [CatalogRow], issues: [CatalogIssue])
      do {
        var list = try envelope.nestedUnkeyedContainer(forKey: .data)
        read = try Self.rows(of: &list)
      } catch DecodingError.typeMismatch {
        _ = try envelope.nestedContainer(keyedBy: Key.self, forKey: .data)
        var reading = RowReading(reserving: 1)
        try reading.add(envelope.superDecoder(forKey: .data), at: 0)
        form = .envelopeOfOne
        read = (reading.rows, reading.issues)
      }
      self.init(
        form: form, code: head.code, message: head.message, info: head.info, rows: read.rows,
        issues: read.issues)
    }

    private static func rows(
      of list: inout any UnkeyedDecodingContainer
    ) throws -> (rows: [CatalogRow], issues: [CatalogIssue]) {
      var reading = RowReading(reserving: list.count ?? 0)
      while !list.isAtEnd {
        let index = list.currentIndex
        try reading.add(list.superDecoder(), at: index)
      }
      return (reading.rows, reading.issues)
    }

    /// Writes the answer in the form in which it was read, with untrusted values unchanged.
    public func encode(to encoder: any Encoder) throws {
      switch form {
      case .bareArray:
        var list = encoder.unkeyedContainer()
        for row in rows { try list.encode(row.row) }
      case .envelope, .envelopeOfOne:
        var envelope = encoder.container(keyedBy: Key.self)
        try envelope.encodeIfPresent(code, forKey: .code)
        try envelope.encodeIfPresent(message, forKey: .message)
        try envelope.encodeIfPresent(info, forKey: .info)
        if form == .envelope {
          var list = envelope.nestedUnkeyedContainer(forKey: .data)
          for row in rows { try list.encode(row.row) }
        } else if let row = rows.first {
          try envelope.encode(row.row, forKey: .data)
        } else {
          // The one row named no branch, and neither does this.
          _ = envelope.nestedContainer(keyedBy: Key.self, forKey: .data)
        }
      }
    }
  }

  /// The rows and issues of an answer while it is read.
  private struct RowReading {
    var rows: [CatalogRow] = []
    var issues: [CatalogIssue] = []
    private var ids = Set<Int>()
    private var hours = HoursCache()

    /// The most rows for which room is made before they are there: a decoder may count wrongly.
    private static let mostReserved = 1 << 16

    init(reserving count: Int) {
      rows.reserveCapacity(min(count, Self.mostReserved))
      ids.reserveCapacity(min(count, Self.mostReserved))
    }

    /// Takes whatever stands there.
    mutating func add(_ decoder: any Decoder, at index: Int) throws {
      var defects: [BranchRowDefect] = []
      let row = try BranchRow.read(from: decoder, &hours) { defects.append($0) }
      var id: Int?
      if let row {
        if let issue = CatalogResponse.issue(ofID: row.branch.id, row: index, seen: &ids) {
          issues.append(issue)
        } else {
          id = row.branch.id
          rows.append(CatalogRow(row))
        }
      }
      for defect in defects {
        issues.append(
          CatalogIssue(
            row: index, id: id, field: defect.field,
            reason: CatalogIssue.Reason(defect.reason), value: defect.value))
      }
    }
  }

  extension CatalogIssue.Reason {
    fileprivate init(_ reason: BranchRowDefect.Reason) {
      self =
        switch reason {
        case .missing: .missing
        case .unreadable: .unreadable
        case .noSuchDate: .noSuchDate
        case .otherWeekday: .wrongWeekday
        case .textBehind: .textBehindDate
        case .noSuchPlace: .noSuchPlace
        }
    }
  }
#endif
