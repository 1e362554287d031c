public import ArgumentParser
import Foundation
public import MartHolidayKit

/// The languages in which the examples speak, those of the library's phrases.
public typealias Language = PhraseLanguage

extension PhraseLanguage {
  /// The language of this run, which also help and a failure before the options are known speak.
  public static let ofRun = ofRun(
    CommandLine.arguments.dropFirst(), environment: ProcessInfo.processInfo.environment)

  /// The language that the last of `--korean` and `--english` names, or without them the system.
  ///
  /// - Parameters:
  ///   - arguments: those of the program, without its name.
  ///   - environment: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is not empty counts: Korean
  ///     where it begins with `ko`, English for any other language, and where none is set.
  static func ofRun(_ arguments: some Sequence<String>, environment: [String: String]) -> Self {
    for argument in arguments.prefix(while: { $0 != "--" }).reversed() {
      if argument == "--korean" { return .korean }
      if argument == "--english" { return .english }
    }
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
    let language = locale?.prefix { $0.isLetter }.lowercased()
    return language == "ko" ? .korean : .english
  }

  /// The one of two texts that is in this language.
  public func callAsFunction(_ korean: String, _ english: String) -> String {
    spoken == .korean ? korean : english
  }
}

/// The options that choose the language of a run, which every program takes.
public struct LanguageOptions: ParsableArguments {
  private enum Choice: String, EnumerableFlag {
    case korean
    case english

    static func help(for choice: Choice) -> ArgumentHelp? {
      switch choice {
      case .korean: .text("한국어로 출력.", "Speaks Korean.")
      case .english: .text("영어로 출력.", "Speaks English.")
      }
    }
  }

  /// Taken so that the parser knows the options; `Language.ofRun` reads them before it.
  @Flag(exclusivity: .chooseLast) private var language: Choice?

  /// Makes options that were not given.
  public init() {}
}
