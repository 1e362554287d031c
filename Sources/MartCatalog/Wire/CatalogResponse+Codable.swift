// The wire form; Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  import MartModels

  extension CatalogResponse: Codable {
    enum Key: String, CodingKey { case code, message, info, data }

    /// Reads an answer, whatever its rows hold.
    ///
    /// - Throws: `CatalogError` when the server answers an error, with its code, message and info;
    ///   `DecodingError` when what came is no answer at all, such as an object without `data`.
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
      guard envelope.contains(.data), try !envelope.decodeNil(forKey: .data) else {
        if let error = head.error { throw error }
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
        do {
          _ = try envelope.nestedContainer(keyedBy: Key.self, forKey: .data)
        } catch {
          throw head.error ?? error
        }
        var reading = RowReading(reserving: 1)
        reading.add(try envelope.decode(LossyRow.self, forKey: .data), at: 0)
        form = .envelopeOfOne
        read = (reading.rows, reading.issues)
      }
      // An error that comes with an empty list is no empty catalogue.
      if read.rows.isEmpty, read.issues.isEmpty, let error = head.error { throw error }
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
        // Some decoders throw for a null and stay where they are.
        if try list.decodeNil() {
          reading.addNull(at: index)
        } else {
          reading.add(try list.decode(LossyRow.self), at: index)
        }
      }
      return (reading.rows, reading.issues)
    }

    /// Writes the answer in the form in which it came, what could not be trusted as it stood there.
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

  /// A row that takes whatever stands there.
  private struct LossyRow: Decodable {
    let row: BranchRow?
    let defects: [BranchRowDefect]

    init(from decoder: any Decoder) throws {
      var defects: [BranchRowDefect] = []
      row = try BranchRow.read(from: decoder) { defects.append($0) }
      self.defects = defects
    }
  }

  /// The rows and issues of an answer while it is read.
  private struct RowReading {
    var rows: [CatalogRow] = []
    var issues: [CatalogIssue] = []
    private var ids = Set<Int>()

    /// The most rows for which room is made before they are there: a decoder may count wrongly.
    private static let mostReserved = 1 << 16

    init(reserving count: Int) {
      rows.reserveCapacity(min(count, Self.mostReserved))
      ids.reserveCapacity(min(count, Self.mostReserved))
    }

    mutating func addNull(at index: Int) {
      issues.append(
        CatalogIssue(row: index, field: nil, reason: .unreadable, value: "null"))
    }

    mutating func add(_ lossy: LossyRow, at index: Int) {
      var isKept = false
      if let row = lossy.row {
        let issue = CatalogResponse.issue(ofID: row.branch.id, row: index, seen: &ids)
        if let issue { issues.append(issue) }
        isKept = issue == nil
      }
      for defect in lossy.defects {
        issues.append(
          CatalogIssue(
            row: index, id: isKept ? lossy.row?.branch.id : nil, field: defect.field,
            reason: CatalogIssue.Reason(defect.reason), value: defect.value))
      }
      if isKept, let row = lossy.row { rows.append(CatalogRow(row)) }
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
