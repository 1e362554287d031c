public import ExpandableListState
public import Favorites
public import Foundation
public import GeoFiltering
public import HolidayInterchange
public import Keeping
public import KoreanCalendar
public import MartCatalog
public import MartModels

// `localizedDescription` of an error without this conformance is "The operation couldn’t be
// completed", whatever the error knows.

extension FavoriteError: LocalizedError {
  /// What went wrong and what a person can do, in the language in which the app runs.
  public var errorDescription: String? {
    phrase(in: PhraseLanguage(Locale.current), style: .long)
  }

  /// The line for a log, with the value and what remains.
  public var failureReason: String? { description }
}

extension StoreError: LocalizedError {
  /// What went wrong and what a person can do, in the language in which the app runs.
  public var errorDescription: String? {
    phrase(in: PhraseLanguage(Locale.current), style: .long)
  }

  /// The line for a log, with the value, the path and what remains.
  public var failureReason: String? { description }
}

extension FavoriteProblem: LocalizedError {
  /// What went wrong and what a person can do, in the language in which the app runs.
  public var errorDescription: String? {
    phrase(in: PhraseLanguage(Locale.current), style: .long)
  }

  /// The line for a log, with the value and what remains.
  public var failureReason: String? { description }
}

extension CalendarError: LocalizedError {
  /// What is wrong, in the language in which the app runs.
  public var errorDescription: String? { phrase(in: PhraseLanguage(Locale.current)) }
}

extension HolidayRuleError: LocalizedError {
  /// What is wrong, in the language in which the app runs.
  public var errorDescription: String? { phrase(in: PhraseLanguage(Locale.current)) }
}

extension HolidayScheduleError: LocalizedError {
  /// What is wrong, in the language in which the app runs.
  public var errorDescription: String? { phrase(in: PhraseLanguage(Locale.current)) }
}

extension CatalogError: LocalizedError {
  /// What went wrong and what a person can do, in the language in which the app runs.
  public var errorDescription: String? {
    phrase(in: PhraseLanguage(Locale.current), style: .long)
  }

  /// The line for a log, with the code, the message and the info of the server.
  public var failureReason: String? { description }
}

extension RegisterError: LocalizedError {
  /// Why a file is not the register, in the language in which the app runs.
  public var errorDescription: String? { phrase(in: PhraseLanguage(Locale.current)) }

  /// The line for a log, with what was found.
  public var failureReason: String? { description }
}

extension ListError: LocalizedError {
  /// What is wrong with a list, in the language in which the app runs.
  public var errorDescription: String? { phrase(in: PhraseLanguage(Locale.current)) }

  /// The line for a log, with the id and both places.
  public var failureReason: String? { description }
}

extension OpeningHoursExpressionError: LocalizedError {
  /// What is wrong, in the language in which the app runs.
  public var errorDescription: String? { phrase(in: PhraseLanguage(Locale.current)) }
}

extension RecurrenceError: LocalizedError {
  /// What is wrong, in the language in which the app runs.
  public var errorDescription: String? { phrase(in: PhraseLanguage(Locale.current)) }
}

extension PlaneCoordinateError: LocalizedError {
  /// What is wrong, in the language in which the app runs.
  public var errorDescription: String? { phrase(in: PhraseLanguage(Locale.current)) }

  /// The line for a log, with the numbers and the grids.
  public var failureReason: String? { description }
}
