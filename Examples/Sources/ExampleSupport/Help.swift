public import ArgumentParser

extension ArgumentHelp {
  /// Help in the language of the run.
  public static func text(
    _ korean: String, _ english: String, valueName: String? = nil
  ) -> ArgumentHelp {
    ArgumentHelp(Language.ofRun(korean, english), valueName: valueName)
  }

  /// The help of `--catalog`.
  public static var catalog: ArgumentHelp {
    .text(
      "포함된 매장 대신 쓸 매장 목록 파일.", "A file of branches in place of the bundled ones.", valueName: "file"
    )
  }
  /// The help of `--branch`.
  public static var branch: ArgumentHelp {
    .text(
      "매장 이름이나 번호; 여러 번 쓸 수 있음.", "The name or number of a branch; may be repeated.")
  }
}

extension CommandConfiguration {
  /// What a program or a command of it says about itself, in the language of the run.
  ///
  /// - Parameters:
  ///   - name: the program; `nil` for a command of one, which is named by its type.
  ///   - korean: what it does, a sentence.
  ///   - english: the same.
  ///   - details: more, in both languages.
  ///   - subcommands: its commands.
  public static func example(
    _ name: String? = nil, _ korean: String, _ english: String,
    details: (korean: String, english: String) = ("", ""),
    subcommands: [any ParsableCommand.Type] = []
  ) -> CommandConfiguration {
    CommandConfiguration(
      commandName: name, abstract: Language.ofRun(korean, english),
      discussion: Language.ofRun(details.korean, details.english),
      version: name == nil ? "" : ExampleProgram.version, subcommands: subcommands)
  }
}
