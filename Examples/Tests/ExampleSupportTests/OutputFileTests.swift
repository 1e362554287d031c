import ExampleSupport
import Foundation
import Testing

@Suite("A file that a program writes")
struct OutputFileTests {
  @Test("A file is replaced, and a pipe is written into and stays a pipe")
  func kinds() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("output-\(ProcessInfo.processInfo.globallyUniqueString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer {
      do { try FileManager.default.removeItem(at: folder) } catch { Issue.record(error) }
    }
    let file = folder.appendingPathComponent("file")
    for text in ["a longer text", "short"] {
      try OutputFile.write(text, to: file.path)
      #expect(try String(contentsOf: file, encoding: .utf8) == text)
    }

    let pipe = folder.appendingPathComponent("pipe").path
    try #require(mkfifo(pipe, 0o600) == 0)
    // Open for both, so that nobody waits for the other end.
    let descriptor = open(pipe, O_RDWR | O_NONBLOCK)
    try #require(descriptor >= 0)
    defer { close(descriptor) }
    try OutputFile.write("text", to: pipe)
    var status = stat()
    try #require(lstat(pipe, &status) == 0)
    #expect(status.st_mode & S_IFMT == S_IFIFO)
    var bytes = [UInt8](repeating: 0, count: 16)
    let count = read(descriptor, &bytes, bytes.count)
    #expect(bytes.prefix(max(0, count)).elementsEqual("text".utf8))
  }
}
