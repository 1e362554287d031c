import GRDB

/// The numbered steps that bring a file of any age to the newest schema.
///
/// A step that has been released is never changed: a new one follows it.
public enum Migrations {
  /// The migrator with all steps, in order.
  public static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    for (name, sql) in steps {
      migrator.registerMigration(name) { try $0.execute(sql: sql) }
    }
    return migrator
  }

  /// The name of each step, the oldest first.
  public static var names: [String] { steps.map { $0.name } }

  private static let steps = [
    (name: "001 branches", sql: branches),
    (name: "002 schedules", sql: schedules),
    (name: "003 closing texts", sql: closingTexts),
    (name: "004 subscribers", sql: subscribers),
    (name: "005 catalogue versions", sql: versions),
    (name: "006 news of subscribers", sql: news),
    (name: "007 devices", sql: devices),
    (name: "008 sources and receipts", sql: sources),
  ]

  /// The fields of the original server, but for the closings, which are a schedule here.
  private static let branches = """
    CREATE TABLE branch (
      id INTEGER PRIMARY KEY NOT NULL,
      mart_type TEXT NOT NULL,
      branch_name TEXT NOT NULL,
      region TEXT,
      address TEXT,
      phone_number TEXT,
      opening_hours TEXT,
      url TEXT,
      latitude REAL CHECK (latitude BETWEEN -90 AND 90),
      longitude REAL CHECK (longitude BETWEEN -180 AND 180),
      created_at INTEGER NOT NULL,
      modified_at INTEGER NOT NULL,
      CHECK ((latitude IS NULL) = (longitude IS NULL))
    ) STRICT;
    """

  private static let schedules = """
    CREATE TABLE schedule (
      branch_id INTEGER PRIMARY KEY NOT NULL REFERENCES branch (id) ON DELETE CASCADE,
      document TEXT NOT NULL
    ) STRICT;
    """

  private static let closingTexts = """
    CREATE TABLE closing_text (
      id INTEGER PRIMARY KEY NOT NULL,
      branch_id INTEGER NOT NULL REFERENCES branch (id) ON DELETE CASCADE,
      text TEXT NOT NULL,
      reading TEXT NOT NULL,
      submitted_at INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX closing_text_of_branch ON closing_text (branch_id, id);
    """

  private static let subscribers = """
    CREATE TABLE subscriber (
      id TEXT PRIMARY KEY NOT NULL,
      document TEXT NOT NULL,
      updated_at INTEGER NOT NULL
    );
    """

  /// The version tells two states of the catalogue apart, and the lineage two files.
  ///
  /// One of the files may be an older state of the other.
  private static let versions = """
    CREATE TABLE catalogue (
      only INTEGER PRIMARY KEY NOT NULL CHECK (only = 1),
      lineage TEXT NOT NULL,
      version INTEGER NOT NULL,
      changed_at INTEGER NOT NULL
    ) STRICT;
    INSERT INTO catalogue VALUES (1, lower(hex(randomblob(4))), 1, unixepoch());
    """

  /// New and changed subscribers that no night includes yet.
  static let news = """
    CREATE TABLE subscriber_news (id TEXT PRIMARY KEY NOT NULL);
    """

  /// Devices that registered themselves: each has a random name, and keys stored as hashes.
  static let devices = """
    CREATE TABLE device (
      subscriber TEXT PRIMARY KEY NOT NULL REFERENCES subscriber (id) ON DELETE CASCADE,
      write_key TEXT NOT NULL,
      feed_key TEXT NOT NULL,
      push_token TEXT UNIQUE
    );
    """

  /// The source of each branch, since when it no longer lists the branch, and what each load did.
  static let sources = """
    CREATE TABLE branch_source (
      branch_id BIGINT PRIMARY KEY NOT NULL REFERENCES branch (id) ON DELETE CASCADE,
      source TEXT NOT NULL,
      left_at BIGINT
    );
    CREATE TABLE receipt (
      source TEXT PRIMARY KEY NOT NULL,
      loaded_at BIGINT NOT NULL,
      document TEXT NOT NULL
    );
    """
}
