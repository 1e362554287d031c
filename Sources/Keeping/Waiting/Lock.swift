#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

#if !hasFeature(Embedded)
  #if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
    /// A lock for short sections, and a way to sleep until something has changed.
    ///
    /// The package supports systems without the `Mutex` of the standard library. A thread that has
    /// to wait sleeps in the system.
    @safe package final class Lock: @unchecked Sendable {
      // The system needs addresses that do not move.
      private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
      private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

      package init() {
        unsafe pthread_mutex_init(mutex, nil)
        unsafe pthread_cond_init(condition, nil)
      }

      deinit {
        unsafe pthread_cond_destroy(condition)
        unsafe pthread_mutex_destroy(mutex)
        unsafe condition.deallocate()
        unsafe mutex.deallocate()
      }

      package func withLock<Answer, Failure: Error>(
        _ body: () throws(Failure) -> Answer
      ) throws(Failure) -> Answer {
        unsafe pthread_mutex_lock(mutex)
        defer { unsafe pthread_mutex_unlock(mutex) }
        return try body()
      }

      /// Sleeps until a condition holds; the condition is checked under the lock, after each
      /// `wake()`.
      package func wait(until isTrue: () -> Bool) {
        unsafe pthread_mutex_lock(mutex)
        defer { unsafe pthread_mutex_unlock(mutex) }
        while !isTrue() { unsafe pthread_cond_wait(condition, mutex) }
      }

      /// Wakes those who wait, after a change that was made under the lock.
      package func wake() { unsafe pthread_cond_broadcast(condition) }
    }
  #else
    /// A system without threads has nobody to lock out.
    package final class Lock: Sendable {
      package init() {}

      package func withLock<Answer, Failure: Error>(
        _ body: () throws(Failure) -> Answer
      ) throws(Failure) -> Answer {
        try body()
      }

      package func wait(until isTrue: () -> Bool) {
        precondition(isTrue(), "without threads nobody can make it true")
      }

      package func wake() {}
    }
  #endif
#endif
