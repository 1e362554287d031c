public import ArgumentParser
import Foundation
public import MartHolidayKit

/// The languages in which the examples speak, those of the library's phrases.
public typealias Language = PhraseLanguage

extension PhraseLanguage {
  /// The language of this run, also that of help and of failures before the options are parsed.
  public static let ofRun = ofRun(
    CommandLine.arguments.dropFirst(), environment: ProcessInfo.processInfo.environment)

  /// The language that the last `--korean` or `--english` names, or without one the environment.
  ///
  /// - Parameters:
  ///   - arguments: those of the program, without its name.
  ///   - environment: of `LC_ALL`, `LC_MESSAGES` and `LANG`, the first that is not empty counts:
  ///     Korean where its language is `ko`, English for any other and where none is set.
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

  /// Only tells the parser of the options; `Language.ofRun` has read them before it.
  @Flag(exclusivity: .chooseLast) private var language: Choice?

  /// Makes options that were not given.
  public init() {}
}
