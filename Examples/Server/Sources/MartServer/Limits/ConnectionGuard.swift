import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// Ends connections of clients that take too long, send what is no HTTP, or have too many.
///
/// It stands behind the parser and before the server, one on each connection.
final class ConnectionGuard: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  private enum State {
    case awaitingHeaders, readingBody, answering
    /// Nothing is passed on any more in either direction.
    case ending
  }

  /// How long, and for how many bytes, a connection stays open after its last answer.
  ///
  /// Closing a connection with unread bytes resets it, and the client may never see the answer.
  private static let farewell: (time: TimeAmount, bytes: Int) = (.seconds(2), 1 << 20)

  private let patience: ServerSettings.Patience
  private let counter: ConnectionCounter
  private let addressing: ClientAddressing
  private let drain: Drain
  private let metrics: ServerMetrics
  private var address: String?
  private var state = State.awaitingHeaders
  /// Whether the latest request has not been read to its end.
  private var isReading = false
  /// How many requests are not answered yet: several if a client does not wait for answers.
  private var outstanding = 0
  private var deadline: Scheduled<Void>?
  private var bytesLeft = ConnectionGuard.farewell.bytes
  private var endsAfterAnswer = false
  /// Whether a request was answered, so that a client may keep the connection for another one.
  private var hasAnswered = false

  init(
    _ settings: ServerSettings, _ counter: ConnectionCounter, _ metrics: ServerMetrics
  ) {
    addressing = ClientAddressing(settings)
    drain = settings.drain
    patience = settings.patience
    self.counter = counter
    self.metrics = metrics
  }

  func handlerAdded(context: ChannelHandlerContext) {
    if context.channel.isActive { begin(context) }
  }

  func channelActive(context: ChannelHandlerContext) {
    begin(context)
    context.fireChannelActive()
  }

  func channelInactive(context: ChannelHandlerContext) {
    deadline?.cancel()
    if let address { counter.close(address) }
    address = nil
    cutBody(context)
    context.fireChannelInactive()
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if let event = event as? ChannelEvent, event == .inputClosed { cutBody(context) }
    context.fireUserInboundEventTriggered(event)
  }

  /// Fails a body that is cut off by the end of the connection.
  ///
  /// Otherwise its reader would take that for the end of the body, and half a request for a whole
  /// one.
  private func cutBody(_ context: ChannelHandlerContext) {
    guard isReading else { return }
    isReading = false
    context.fireErrorCaught(ServerError.badRequest)
  }

  private func begin(_ context: ChannelHandlerContext) {
    guard address == nil, state == .awaitingHeaders else { return }
    let client = ClientAddress(context.remoteAddress)
    let address = client.description
    // The connections of a proxy are those of many clients.
    guard addressing.isProxy(client) || counter.open(address) else {
      refuse(.tooManyConnections, context)
      return
    }
    self.address = address
    expect(patience.headers, context)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let part = unwrapInboundIn(data)
    guard state != .ending else {
      discard(part, context)
      return
    }
    switch part {
    case .head:
      isReading = true
      outstanding += 1
      if outstanding == 1 { proceed(context) }
    case .body: break
    case .end:
      isReading = false
      if state == .readingBody { proceed(context) }
    }
    context.fireChannelRead(data)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard state != .ending else { return }
    // Only what the parser cannot read comes this way; a broken connection needs no answer.
    if error is IOError || error is ChannelError {
      context.fireErrorCaught(error)
    } else {
      refuse(.unreadableRequest(error), context)
    }
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    guard state != .ending else {
      promise?.fail(ChannelError.ioOnClosedChannel)
      return
    }
    switch unwrapOutboundIn(data) {
    case .head(var head):
      state = .answering
      expect(patience.answer, context)
      // The rest of this body would have to be read before the next request.
      if isReading, outstanding == 1 { endsAfterAnswer = true }
      // The server is about to end: the client has to send its next request elsewhere.
      if drain.hasBegun, outstanding == 1 { endsAfterAnswer = true }
      if endsAfterAnswer { head.headerFields[.connection] = "close" }
      context.write(wrapOutboundOut(.head(head)), promise: promise)
    case .body:
      context.write(data, promise: promise)
    case .end:
      finishAnswer(context, data, promise)
    }
  }

  /// Counts an answer as done only when the system has taken all of it.
  ///
  /// The system stops taking bytes when the client does not read, so the deadline runs on.
  private func finishAnswer(
    _ context: ChannelHandlerContext, _ data: NIOAny, _ promise: EventLoopPromise<Void>?
  ) {
    let written = promise ?? context.eventLoop.makePromise(of: Void.self)
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    written.futureResult.whenSuccess {
      let (guardian, context) = bound.value
      guard guardian.state != .ending else { return }
      guardian.outstanding -= 1
      guardian.hasAnswered = true
      guardian.proceed(context)
    }
    if endsAfterAnswer {
      context.writeAndFlush(data, promise: written)
      end(context)
    } else {
      context.write(data, promise: written)
    }
  }

  /// Waits for what has to come next.
  private func proceed(_ context: ChannelHandlerContext) {
    if outstanding == 0 {
      state = .awaitingHeaders
      expect(patience.headers, context)
    } else if isReading, outstanding == 1 {
      state = .readingBody
      expect(patience.body, context)
    } else {
      state = .answering
      expect(patience.answer, context)
    }
  }

  private func expect(_ duration: Duration, _ context: ChannelHandlerContext) {
    deadline?.cancel()
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    deadline = context.eventLoop.scheduleTask(in: TimeAmount(duration)) {
      let (guardian, context) = bound.value
      guardian.runOut(context)
    }
  }

  private func runOut(_ context: ChannelHandlerContext) {
    switch state {
    // An idle client would take a 408 for the answer to its next request.
    case .awaitingHeaders where hasAnswered: context.close(promise: nil)
    case .awaitingHeaders, .readingBody: refuse(.tooSlow, context)
    case .answering, .ending: context.close(promise: nil)
    }
  }

  /// Answers in place of the server, and ends the connection.
  private func refuse(_ error: ServerError, _ context: ChannelHandlerContext) {
    metrics.countRefusal(error.status.code)
    var (head, body) = error.answer
    head.headerFields[.connection] = "close"
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    context.write(wrapOutboundOut(.body(body)), promise: nil)
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    end(context)
  }

  private func end(_ context: ChannelHandlerContext) {
    state = .ending
    deadline?.cancel()
    let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
    deadline = context.eventLoop.scheduleTask(in: Self.farewell.time) {
      bound.value.close(promise: nil)
    }
    context.close(mode: .output, promise: nil)
    context.read()
  }

  private func discard(_ part: HTTPRequestPart, _ context: ChannelHandlerContext) {
    guard case .body(let bytes) = part else { return }
    bytesLeft -= bytes.readableBytes
    if bytesLeft < 0 { context.close(promise: nil) } else { context.read() }
  }
}
