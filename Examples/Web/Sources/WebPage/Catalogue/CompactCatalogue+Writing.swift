// Only the host writes the form, when the page is built.
#if !hasFeature(Embedded)
  import GeoFiltering
  import KoreanCalendar
  public import MartModels

  extension CompactCatalogue {
    /// Writes branches in the form that `branches(_:)` reads.
    public static func text(_ branches: [Branch]) -> String {
      var lines = ""
      for branch in branches {
        let place = branch.coordinate
        add(
          "B", "\(branch.id)", branch.mart.serverName, branch.name, branch.region, branch.address,
          branch.phone, branch.openingHours, branch.pageURL, place.map { "\($0.latitude)" },
          place.map { "\($0.longitude)" }, branch.hours?.storedForm, to: &lines)
        add(branch.schedule, to: &lines)
      }
      return lines
    }

    private static func add(_ schedule: HolidaySchedule, to lines: inout String) {
      for period in schedule.rules { add("R", period, to: &lines) }
      for period in schedule.municipal { add("M", period, to: &lines) }
      for month in schedule.published {
        add(
          "P", "\(month.month)", days(month.closed),
          month.covered == month.month.allDays ? "*" : days(month.covered), days(month.tentative),
          to: &lines)
      }
      for override in schedule.overrides {
        switch override.change {
        case .closed(let date): add("X", "\(date)", override.reason, to: &lines)
        case .open(let date): add("O", "\(date)", override.reason, to: &lines)
        case .moved(let from, let to):
          add("V", "\(from)", "\(to)", override.reason, to: &lines)
        }
      }
      for closure in schedule.closures {
        add("C", "\(closure.from)", closure.through.map { "\($0)" }, to: &lines)
      }
      if let end = schedule.closedForGoodFrom { add("G", "\(end)", to: &lines) }
    }

    private static func add(_ kind: String, _ period: RulePeriod, to lines: inout String) {
      add(
        kind, "\(period.rule)", period.from.map { "\($0)" }, period.through.map { "\($0)" },
        period.source, period.tentative.map { "\($0)" }, to: &lines)
    }

    /// Adds a line without the empty fields at its end.
    private static func add(_ kind: String, _ fields: String?..., to lines: inout String) {
      var fields = fields
      while let last = fields.last, last == nil || last == "" { fields.removeLast() }
      lines += ([kind] + fields.map { escaped($0 ?? "") }).joined(separator: "\t") + "\n"
    }

    private static func escaped(_ text: String) -> String {
      var bytes: [UInt8] = []
      for byte in text.utf8 {
        switch byte {
        case 0x09: bytes += "\\t".utf8
        case 0x0A: bytes += "\\n".utf8
        case UInt8(ascii: "\\"): bytes += "\\\\".utf8
        default: bytes.append(byte)
        }
      }
      return String(decoding: bytes, as: UTF8.self)
    }

    /// The days as runs: `8,22` or `25-30`.
    private static func days(_ days: DaySet) -> String {
      var runs: [ClosedRange<Int>] = []
      for day in days {
        if let last = runs.last, last.upperBound + 1 == day {
          runs[runs.count - 1] = last.lowerBound...day
        } else {
          runs.append(day...day)
        }
      }
      return runs.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }
        .joined(separator: ",")
    }
  }
#endif
