import AppleFoundation
import Foundation

extension IndexPath {
  public init(row: Int, section: Int) { stub() }
  public init(item: Int, section: Int) { stub() }

  public var section: Int {
    get { stub() }
    set {}
  }
  public var row: Int {
    get { stub() }
    set {}
  }
  public var item: Int {
    get { stub() }
    set {}
  }
}

@MainActor open class UITableView: UIScrollView {
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }

  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  open func reloadData() { stub() }
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell { stub() }
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) { stub() }
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { stub() }

  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { stub() }
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { stub() }
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { stub() }
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { stub() }
  open func moveSection(_ section: Int, toSection newSection: Int) { stub() }
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { stub() }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { stub() }
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { stub() }
  open func reconfigureRows(at indexPaths: [IndexPath]) { stub() }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { stub() }
}

@MainActor open class UITableViewCell: UIView {
  open var textLabel: UILabel? { stub() }
  open var detailTextLabel: UILabel? { stub() }
}

@MainActor open class UITableViewHeaderFooterView: UIView {
  open var textLabel: UILabel? { stub() }
}

@MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell
  // The protocol is Objective-C's, where these are optional.
  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String?
}

@MainActor open class UITableViewController: UIViewController, UITableViewDataSource {
  public init(style: UITableView.Style) { stub() }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { stub() }
  public required init?(coder: NSCoder) { stub() }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tableView: UITableView! {
    get { stub() }
    set {}
  }

  open func numberOfSections(in tableView: UITableView) -> Int { stub() }
  open func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { stub() }
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { stub() }
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { stub() }
}
