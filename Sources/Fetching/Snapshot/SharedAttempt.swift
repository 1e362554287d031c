import Keeping

#if !hasFeature(Embedded)
  /// One attempt to fetch, and those who wait for it; only its keeper uses it.
  final class SharedAttempt<Answer: Sendable, Context: Hashable & Sendable> {
    private let context: Context?
    private let scope: FetchScope
    var task: Task<Void, Never>?
    private var tickets: [Ticket<Answer>] = []
    /// Whether everybody who waited has left, so that it was canceled.
    private(set) var isAbandoned = false
    /// Whether it was canceled, by those who waited or by itself, so that it came to nothing.
    var hasGivenUp = false

    init(in context: Context?, for scope: FetchScope) {
      self.context = context
      self.scope = scope
    }

    /// Whether it answers somebody who needs an answer in a context, for a scope.
    func answers(_ other: Context?, for part: FetchScope) -> Bool {
      scope.covers(part) && (other == nil || context == nil || other == context)
    }

    /// Joins the line.
    func enter() -> Ticket<Answer> {
      let ticket = Ticket<Answer>()
      tickets.append(ticket)
      return ticket
    }

    /// Cancels the attempt when nobody waits for it any more.
    func leave() {
      guard !isAbandoned, tickets.allSatisfy(\.isResolved) else { return }
      isAbandoned = true
      task?.cancel()
    }

    /// Answers all who wait.
    func end(with answer: Answer) {
      for ticket in tickets { ticket.resolve(.success(answer)) }
    }
  }
#endif
