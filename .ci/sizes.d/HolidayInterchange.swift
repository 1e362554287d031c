import HolidayInterchange

print(HolidayRule.nth([2, 4], .sunday).openingHoursExpression(years: 2026...2027).description)
