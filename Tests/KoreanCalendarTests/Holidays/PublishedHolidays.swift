import KoreanCalendar
import Testing

/// The public holidays of 2000–2020 as they were, one a line: date, kind, official names.
///
/// Compiled from the decrees of those years and checked against the official almanac, 월력요항, for
/// 2018–2020 and the closing days of the stock exchange for all. Two names are two holidays on one
/// date; the kind is that of both.
enum PublishedHolidays {
  struct Row: CustomTestStringConvertible {
    let date: CivilDate
    let kind: String
    let names: [String]
    var testDescription: String { "\(date) \(kind) \(names)" }
  }

  static let rows: [Row] = text.split(separator: "\n").compactMap { line in
    let words = line.split(separator: " ", maxSplits: 2)
    guard words.count == 3, let date = CivilDate(String(words[0])) else { return nil }
    let names = words[2].split(separator: ";").map { name in
      String(name.drop { $0 == " " })
    }
    return Row(date: date, kind: String(words[1]), names: names)
  }

  static let text = """
    2000-01-01 statutory 1월 1일
    2000-02-04 statutory 설날 전날
    2000-02-05 statutory 설날
    2000-02-06 statutory 설날 다음 날
    2000-03-01 statutory 3·1절
    2000-04-05 statutory 식목일
    2000-04-13 election 제16대 국회의원선거
    2000-05-05 statutory 어린이날
    2000-05-11 statutory 석가탄신일
    2000-06-06 statutory 현충일
    2000-07-17 statutory 제헌절
    2000-08-15 statutory 광복절
    2000-09-11 statutory 추석 전날
    2000-09-12 statutory 추석
    2000-09-13 statutory 추석 다음 날
    2000-10-03 statutory 개천절
    2000-12-25 statutory 기독탄신일
    2001-01-01 statutory 1월 1일
    2001-01-23 statutory 설날 전날
    2001-01-24 statutory 설날
    2001-01-25 statutory 설날 다음 날
    2001-03-01 statutory 3·1절
    2001-04-05 statutory 식목일
    2001-05-01 statutory 석가탄신일
    2001-05-05 statutory 어린이날
    2001-06-06 statutory 현충일
    2001-07-17 statutory 제헌절
    2001-08-15 statutory 광복절
    2001-09-30 statutory 추석 전날
    2001-10-01 statutory 추석
    2001-10-02 statutory 추석 다음 날
    2001-10-03 statutory 개천절
    2001-12-25 statutory 기독탄신일
    2002-01-01 statutory 1월 1일
    2002-02-11 statutory 설날 전날
    2002-02-12 statutory 설날
    2002-02-13 statutory 설날 다음 날
    2002-03-01 statutory 3·1절
    2002-04-05 statutory 식목일
    2002-05-05 statutory 어린이날
    2002-05-19 statutory 석가탄신일
    2002-06-06 statutory 현충일
    2002-06-13 election 제3회 지방선거
    2002-07-01 temporary 임시공휴일(월드컵 4강)
    2002-07-17 statutory 제헌절
    2002-08-15 statutory 광복절
    2002-09-20 statutory 추석 전날
    2002-09-21 statutory 추석
    2002-09-22 statutory 추석 다음 날
    2002-10-03 statutory 개천절
    2002-12-19 election 제16대 대통령선거
    2002-12-25 statutory 기독탄신일
    2003-01-01 statutory 1월 1일
    2003-01-31 statutory 설날 전날
    2003-02-01 statutory 설날
    2003-02-02 statutory 설날 다음 날
    2003-03-01 statutory 3·1절
    2003-04-05 statutory 식목일
    2003-05-05 statutory 어린이날
    2003-05-08 statutory 석가탄신일
    2003-06-06 statutory 현충일
    2003-07-17 statutory 제헌절
    2003-08-15 statutory 광복절
    2003-09-10 statutory 추석 전날
    2003-09-11 statutory 추석
    2003-09-12 statutory 추석 다음 날
    2003-10-03 statutory 개천절
    2003-12-25 statutory 기독탄신일
    2004-01-01 statutory 1월 1일
    2004-01-21 statutory 설날 전날
    2004-01-22 statutory 설날
    2004-01-23 statutory 설날 다음 날
    2004-03-01 statutory 3·1절
    2004-04-05 statutory 식목일
    2004-04-15 election 제17대 국회의원선거
    2004-05-05 statutory 어린이날
    2004-05-26 statutory 석가탄신일
    2004-06-06 statutory 현충일
    2004-07-17 statutory 제헌절
    2004-08-15 statutory 광복절
    2004-09-27 statutory 추석 전날
    2004-09-28 statutory 추석
    2004-09-29 statutory 추석 다음 날
    2004-10-03 statutory 개천절
    2004-12-25 statutory 기독탄신일
    2005-01-01 statutory 1월 1일
    2005-02-08 statutory 설날 전날
    2005-02-09 statutory 설날
    2005-02-10 statutory 설날 다음 날
    2005-03-01 statutory 3·1절
    2005-04-05 statutory 식목일
    2005-05-05 statutory 어린이날
    2005-05-15 statutory 석가탄신일
    2005-06-06 statutory 현충일
    2005-07-17 statutory 제헌절
    2005-08-15 statutory 광복절
    2005-09-17 statutory 추석 전날
    2005-09-18 statutory 추석
    2005-09-19 statutory 추석 다음 날
    2005-10-03 statutory 개천절
    2005-12-25 statutory 기독탄신일
    2006-01-01 statutory 1월 1일
    2006-01-28 statutory 설날 전날
    2006-01-29 statutory 설날
    2006-01-30 statutory 설날 다음 날
    2006-03-01 statutory 3·1절
    2006-05-05 statutory 석가탄신일; 어린이날
    2006-05-31 election 제4회 지방선거
    2006-06-06 statutory 현충일
    2006-07-17 statutory 제헌절
    2006-08-15 statutory 광복절
    2006-10-03 statutory 개천절
    2006-10-05 statutory 추석 전날
    2006-10-06 statutory 추석
    2006-10-07 statutory 추석 다음 날
    2006-12-25 statutory 기독탄신일
    2007-01-01 statutory 1월 1일
    2007-02-17 statutory 설날 전날
    2007-02-18 statutory 설날
    2007-02-19 statutory 설날 다음 날
    2007-03-01 statutory 3·1절
    2007-05-05 statutory 어린이날
    2007-05-24 statutory 석가탄신일
    2007-06-06 statutory 현충일
    2007-07-17 statutory 제헌절
    2007-08-15 statutory 광복절
    2007-09-24 statutory 추석 전날
    2007-09-25 statutory 추석
    2007-09-26 statutory 추석 다음 날
    2007-10-03 statutory 개천절
    2007-12-19 election 제17대 대통령선거
    2007-12-25 statutory 기독탄신일
    2008-01-01 statutory 1월 1일
    2008-02-06 statutory 설날 전날
    2008-02-07 statutory 설날
    2008-02-08 statutory 설날 다음 날
    2008-03-01 statutory 3·1절
    2008-04-09 election 제18대 국회의원선거
    2008-05-05 statutory 어린이날
    2008-05-12 statutory 석가탄신일
    2008-06-06 statutory 현충일
    2008-08-15 statutory 광복절
    2008-09-13 statutory 추석 전날
    2008-09-14 statutory 추석
    2008-09-15 statutory 추석 다음 날
    2008-10-03 statutory 개천절
    2008-12-25 statutory 기독탄신일
    2009-01-01 statutory 1월 1일
    2009-01-25 statutory 설날 전날
    2009-01-26 statutory 설날
    2009-01-27 statutory 설날 다음 날
    2009-03-01 statutory 3·1절
    2009-05-02 statutory 석가탄신일
    2009-05-05 statutory 어린이날
    2009-06-06 statutory 현충일
    2009-08-15 statutory 광복절
    2009-10-02 statutory 추석 전날
    2009-10-03 statutory 개천절; 추석
    2009-10-04 statutory 추석 다음 날
    2009-12-25 statutory 기독탄신일
    2010-01-01 statutory 1월 1일
    2010-02-13 statutory 설날 전날
    2010-02-14 statutory 설날
    2010-02-15 statutory 설날 다음 날
    2010-03-01 statutory 3·1절
    2010-05-05 statutory 어린이날
    2010-05-21 statutory 석가탄신일
    2010-06-02 election 제5회 지방선거
    2010-06-06 statutory 현충일
    2010-08-15 statutory 광복절
    2010-09-21 statutory 추석 전날
    2010-09-22 statutory 추석
    2010-09-23 statutory 추석 다음 날
    2010-10-03 statutory 개천절
    2010-12-25 statutory 기독탄신일
    2011-01-01 statutory 1월 1일
    2011-02-02 statutory 설날 전날
    2011-02-03 statutory 설날
    2011-02-04 statutory 설날 다음 날
    2011-03-01 statutory 3·1절
    2011-05-05 statutory 어린이날
    2011-05-10 statutory 석가탄신일
    2011-06-06 statutory 현충일
    2011-08-15 statutory 광복절
    2011-09-11 statutory 추석 전날
    2011-09-12 statutory 추석
    2011-09-13 statutory 추석 다음 날
    2011-10-03 statutory 개천절
    2011-12-25 statutory 기독탄신일
    2012-01-01 statutory 1월 1일
    2012-01-22 statutory 설날 전날
    2012-01-23 statutory 설날
    2012-01-24 statutory 설날 다음 날
    2012-03-01 statutory 3·1절
    2012-04-11 election 제19대 국회의원선거
    2012-05-05 statutory 어린이날
    2012-05-28 statutory 석가탄신일
    2012-06-06 statutory 현충일
    2012-08-15 statutory 광복절
    2012-09-29 statutory 추석 전날
    2012-09-30 statutory 추석
    2012-10-01 statutory 추석 다음 날
    2012-10-03 statutory 개천절
    2012-12-19 election 제18대 대통령선거
    2012-12-25 statutory 기독탄신일
    2013-01-01 statutory 1월 1일
    2013-02-09 statutory 설날 전날
    2013-02-10 statutory 설날
    2013-02-11 statutory 설날 다음 날
    2013-03-01 statutory 3·1절
    2013-05-05 statutory 어린이날
    2013-05-17 statutory 석가탄신일
    2013-06-06 statutory 현충일
    2013-08-15 statutory 광복절
    2013-09-18 statutory 추석 전날
    2013-09-19 statutory 추석
    2013-09-20 statutory 추석 다음 날
    2013-10-03 statutory 개천절
    2013-10-09 statutory 한글날
    2013-12-25 statutory 기독탄신일
    2014-01-01 statutory 1월 1일
    2014-01-30 statutory 설날 전날
    2014-01-31 statutory 설날
    2014-02-01 statutory 설날 다음 날
    2014-03-01 statutory 3·1절
    2014-05-05 statutory 어린이날
    2014-05-06 statutory 석가탄신일
    2014-06-04 election 제6회 지방선거
    2014-06-06 statutory 현충일
    2014-08-15 statutory 광복절
    2014-09-07 statutory 추석 전날
    2014-09-08 statutory 추석
    2014-09-09 statutory 추석 다음 날
    2014-09-10 substitute 대체공휴일(추석)
    2014-10-03 statutory 개천절
    2014-10-09 statutory 한글날
    2014-12-25 statutory 기독탄신일
    2015-01-01 statutory 1월 1일
    2015-02-18 statutory 설날 전날
    2015-02-19 statutory 설날
    2015-02-20 statutory 설날 다음 날
    2015-03-01 statutory 3·1절
    2015-05-05 statutory 어린이날
    2015-05-25 statutory 석가탄신일
    2015-06-06 statutory 현충일
    2015-08-14 temporary 임시공휴일(광복 70주년)
    2015-08-15 statutory 광복절
    2015-09-26 statutory 추석 전날
    2015-09-27 statutory 추석
    2015-09-28 statutory 추석 다음 날
    2015-09-29 substitute 대체공휴일(추석)
    2015-10-03 statutory 개천절
    2015-10-09 statutory 한글날
    2015-12-25 statutory 기독탄신일
    2016-01-01 statutory 1월 1일
    2016-02-07 statutory 설날 전날
    2016-02-08 statutory 설날
    2016-02-09 statutory 설날 다음 날
    2016-02-10 substitute 대체공휴일(설날)
    2016-03-01 statutory 3·1절
    2016-04-13 election 제20대 국회의원선거
    2016-05-05 statutory 어린이날
    2016-05-06 temporary 임시공휴일
    2016-05-14 statutory 석가탄신일
    2016-06-06 statutory 현충일
    2016-08-15 statutory 광복절
    2016-09-14 statutory 추석 전날
    2016-09-15 statutory 추석
    2016-09-16 statutory 추석 다음 날
    2016-10-03 statutory 개천절
    2016-10-09 statutory 한글날
    2016-12-25 statutory 기독탄신일
    2017-01-01 statutory 1월 1일
    2017-01-27 statutory 설날 전날
    2017-01-28 statutory 설날
    2017-01-29 statutory 설날 다음 날
    2017-01-30 substitute 대체공휴일(설날)
    2017-03-01 statutory 3·1절
    2017-05-03 statutory 석가탄신일
    2017-05-05 statutory 어린이날
    2017-05-09 temporary 제19대 대통령선거(궐위)
    2017-06-06 statutory 현충일
    2017-08-15 statutory 광복절
    2017-10-02 temporary 임시공휴일
    2017-10-03 statutory 개천절; 추석 전날
    2017-10-04 statutory 추석
    2017-10-05 statutory 추석 다음 날
    2017-10-06 substitute 대체공휴일(추석)
    2017-10-09 statutory 한글날
    2017-12-25 statutory 기독탄신일
    2018-01-01 statutory 1월 1일
    2018-02-15 statutory 설날 전날
    2018-02-16 statutory 설날
    2018-02-17 statutory 설날 다음 날
    2018-03-01 statutory 3·1절
    2018-05-05 statutory 어린이날
    2018-05-07 substitute 대체공휴일(어린이날)
    2018-05-22 statutory 부처님 오신 날
    2018-06-06 statutory 현충일
    2018-06-13 election 제7회 지방선거
    2018-08-15 statutory 광복절
    2018-09-23 statutory 추석 전날
    2018-09-24 statutory 추석
    2018-09-25 statutory 추석 다음 날
    2018-09-26 substitute 대체공휴일(추석)
    2018-10-03 statutory 개천절
    2018-10-09 statutory 한글날
    2018-12-25 statutory 기독탄신일
    2019-01-01 statutory 1월 1일
    2019-02-04 statutory 설날 전날
    2019-02-05 statutory 설날
    2019-02-06 statutory 설날 다음 날
    2019-03-01 statutory 3·1절
    2019-05-05 statutory 어린이날
    2019-05-06 substitute 대체공휴일(어린이날)
    2019-05-12 statutory 부처님 오신 날
    2019-06-06 statutory 현충일
    2019-08-15 statutory 광복절
    2019-09-12 statutory 추석 전날
    2019-09-13 statutory 추석
    2019-09-14 statutory 추석 다음 날
    2019-10-03 statutory 개천절
    2019-10-09 statutory 한글날
    2019-12-25 statutory 기독탄신일
    2020-01-01 statutory 1월 1일
    2020-01-24 statutory 설날 전날
    2020-01-25 statutory 설날
    2020-01-26 statutory 설날 다음 날
    2020-01-27 substitute 대체공휴일(설날)
    2020-03-01 statutory 3·1절
    2020-04-15 election 제21대 국회의원선거
    2020-04-30 statutory 부처님 오신 날
    2020-05-05 statutory 어린이날
    2020-06-06 statutory 현충일
    2020-08-15 statutory 광복절
    2020-08-17 temporary 임시공휴일
    2020-09-30 statutory 추석 전날
    2020-10-01 statutory 추석
    2020-10-02 statutory 추석 다음 날
    2020-10-03 statutory 개천절
    2020-10-09 statutory 한글날
    2020-12-25 statutory 기독탄신일
    """
}
