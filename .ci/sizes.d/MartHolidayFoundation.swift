import Foundation
import MartHolidayFoundation

print("\(CivilDate(inKoreaAt: Date()))")
