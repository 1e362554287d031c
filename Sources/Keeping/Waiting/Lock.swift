#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Bionic)
  import Bionic
#elseif canImport(WASILibc)
  import WASILibc
#elseif canImport(WinSDK)
  import WinSDK
#endif

// Embedded Swift has no stores that keep a list together, and so no lock.
#if !hasFeature(Embedded)
  #if canImport(WinSDK)
    /// A lock for short sections, and a way to sleep until something has changed.
    ///
    /// A thread that has to wait sleeps in the system.
    @safe package final class Lock: @unchecked Sendable {
      // The system needs addresses that do not move.
      private let lock = UnsafeMutablePointer<SRWLOCK>.allocate(capacity: 1)
      private let condition = UnsafeMutablePointer<CONDITION_VARIABLE>.allocate(capacity: 1)

      package init() {
        unsafe InitializeSRWLock(lock)
        unsafe InitializeConditionVariable(condition)
      }

      // Neither holds anything but its own bytes.
      deinit {
        unsafe condition.deallocate()
        unsafe lock.deallocate()
      }

      package func withLock<Answer, Failure: Error>(
        _ body: () throws(Failure) -> Answer
      ) throws(Failure) -> Answer {
        unsafe AcquireSRWLockExclusive(lock)
        defer { unsafe ReleaseSRWLockExclusive(lock) }
        return try body()
      }

      /// Sleeps until a condition holds; the condition is checked under the lock, after each
      /// `wake()`.
      package func wait(until isTrue: () -> Bool) {
        unsafe AcquireSRWLockExclusive(lock)
        defer { unsafe ReleaseSRWLockExclusive(lock) }
        while !isTrue() { _ = unsafe SleepConditionVariableSRW(condition, lock, INFINITE, 0) }
      }

      /// Wakes those who wait, after a change that was made under the lock.
      package func wake() { unsafe WakeAllConditionVariable(condition) }
    }
  #elseif canImport(WASILibc) && !_runtime(_multithreaded)
    /// A WebAssembly module without threads has nobody to lock out, and nobody who could wake it.
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
  #elseif canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Bionic)
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
    #error("Lock.swift knows no lock of this system; without one, changes would be lost")
  #endif
#endif
