@_exported import AppleFoundation
@_exported import Foundation

@MainActor open class UIResponder: NSObject {}

@MainActor open class UIView: UIResponder {}

@MainActor open class UIScrollView: UIView {}

@MainActor open class UILabel: UIView {
  open var text: String? {
    get { stub() }
    set {}
  }
}

@MainActor open class UIViewController: UIResponder {
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { stub() }
  public required init?(coder: NSCoder) { stub() }

  open func viewDidLoad() { stub() }
}
