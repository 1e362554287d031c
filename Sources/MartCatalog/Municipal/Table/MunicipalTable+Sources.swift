extension MunicipalTable {
  /// The sources of the rows, with publisher and date; rows name them by their index in this list.
  static let sources: [String] = list.split(separator: "\n").map { String($0) }

  private static let list = """
    대구MBC 2023-01 https://dgmbc.com/article/4zq038UTAD0PYE
    KBC 2023-02-09 http://www.ikbc.co.kr/article/view/kbc202302090034
    매일신문 2023-02-12 https://m.imaeil.com/page/view/2023021217021915084
    아주경제 2016-02-28 (stores closed that Sunday) https://ajunews.com/view/\
    20160227103608560
    스포츠한국 2024-11-10 (stores open on the 2nd Sunday) https://taptalk.net/news/\
    view/2024111006002840723/RDurdZHCFi
    store finders of Emart, Traders, Lotte Mart, Homeplus, Costco 2026-10 \
    (collected in github:david12448/emart-holiday)
    court decision, legalengine case 10054241 (date not noted) https://\
    legalengine.co.kr/cases/10054241
    동아일보 2013-08-15 https://donga.com/news/Society/article/all/20130815/57047770/1
    한국경제TV 2015-01-11 (stores closed that Sunday) https://m.wowtv.co.kr/\
    NewsCenter/AMP/Read?articleId=X20150111111643
    글로벌이코노믹 2018-03-17 (stores closed on SUN 2018-03-11) https://www.g-enews.com/\
    article/Distribution/2018/03/201803171847048097fa075a9870_1
    중부매일 2013-01 (undated copy) http://www.jbnews.com/news/articleView.html?idxno=\
    490168
    이투데이 2023-04-21 http://www.etoday.co.kr/news/view/2242778
    Daum news 2023-05-10 https://v.daum.net/v/20230510112656056
    중도일보 2012-05-09 http://joongdo.co.kr/jsp/article/article_view.jsp?pq=\
    201205090166
    아주경제 2015-04-19 (stores closed on WED 22 and TUE 21 April) https://\
    m.ajunews.com/amp/20150418141425161
    이투데이 2012-07 https://etoday.co.kr/news/view/603192
    서울경제 2024-01-31 https://m.sedaily.com/NewsView/2D4AQHPHVP
    경인일보 2019-10-13 https://kyeongin.com/article/1458152
    시사뉴스 2012-03-22 http://sisa-news.com/news/article.html?no=37781
    연합뉴스TV 2024-01 (copy) https://wideo.ovh/video/x8rrr5h
    스트레이트뉴스 2020-11-15 http://www.straightnews.co.kr/news/articleView.html?idxno=\
    86209
    store finder of Kim's Club 2026-10 (collected in github:david12448/emart-\
    holiday)
    아주경제 2012-11-15 https://www5.ajunews.com/view/20121115000076
    위키트리 (date not noted) https://m.wikitree.co.kr/articles/1011740
    뉴시스 2025-02-06 https://www.newsis.com/view/NISX20250206_0003056003
    조선일보 2024-01-24 https://v.daum.net/v/20240124155502668
    세계일보 2023-12-29 https://m.segye.com/ampView/20231229505393
    Daum news 2024-11-15 https://v.daum.net/v/20241115082042802
    비건뉴스 2025-02 https://vegannews.co.kr/mobile/article.html?no=39887
    비건뉴스 2025-03-09 https://www.vegannews.co.kr/mobile/article.html?no=44826
    아주경제 2015-06-14 (stores open on the 2nd Sunday) https://m.ajunews.com/view/\
    20150613165215371
    아주경제 2015-07-19 (stores closed on WED 22 July) https://m.ajunews.com/amp/\
    20150718190416835
    한국경제 2019-10-13 https://hankyung.com/amp/2019101305337
    이코노믹데일리 2023-01-21 http://www.economidaily.com/view/20230121153340297
    한국경제TV 2012-03-06 https://www.wowtv.co.kr/NewsCenter/News/Read?articleId=\
    A201203060287
    전자신문 2020-10-01 https://etnews.com/20201001000019
    서울신문 2012-06-01 https://go.seoul.co.kr/news/newsView.php?id=20120601015005
    비즈월드 2021-11-14 http://www.bizwnews.com/news/articleView.html?idxno=29315
    아주경제 2016-02-14 (stores closed that Sunday) https://m.ajunews.com/amp/\
    20160213163448950
    MBN 2013-02 (undated copy; the 24th was a 4th Sunday) https://mbn.co.kr/news/\
    society/1307334
    서울신문 2024-05-12 https://mcomic.seoul.co.kr/news/society/2024/05/12/\
    20240512500025
    부산일보 2024-05-08 https://mobile.busan.com/view/biz/view.php?code=\
    2024050818294122472
    스트레이트뉴스 2020-10-04 http://www.straightnews.co.kr/news/articleView.html?idxno=\
    84356
    노컷뉴스 2024-05-22 https://nocutnews.co.kr/news/6148291
    스포츠동아 2025-01-23 https://sports.donga.com/region/article/all/20250123/\
    130920728/1
    국제뉴스 2026-01-22 https://news.zum.com/articles/103568772
    store finder of Mega Mart 2026-10 (collected in github:david12448/emart-\
    holiday)
    경기북부이슈 2024-06-18 https://bukbuissue.com/933
    브릿지경제 2024-06-18 http://m.viva100.com/view.php?key=20240618010005611
    아시아경제 2025-09-06 https://www.asiae.co.kr/article/2025090610334883322
    경기일보 2015-05-27 https://kyeonggi.com/article/201505270652703
    아주경제 2015-11-08 https://m.ajunews.com/amp/20151107143841498
    매일일보 2014-07-08 https://terradarcobaleno.com/news/articleView.html?idxno=\
    126961
    아주경제 2014-04-29 https://www4.ajunews.com/view/20140429150611626
    광장일보 2026-02-05 https://gwangjang-ilbo.com/news/article.html?no=540244
    아주경제 2016-02-19 https://www5.ajunews.com/view/20160219170428447
    경인일보 2019-08 https://kyeongin.com/article/1440975
    신아일보 2013-10 http://www.shinailbo.co.kr/news/articleView.html?idxno=348472
    브릿지경제 2019-09-03 http://viva100.com/article/201909034233220
    엑스포츠뉴스 2012-04-22 https://xportsnews.com/article_nview/227959
    gm1.co.kr 2018-02-05 https://www.gm1.co.kr/2018/02/2-11.html
    광명지역신문 2019 (before 5 February) http://www.joygm.com/news/articleView.html?\
    idxno=20222
    경기일보 2018-09-19 https://www.kyeonggi.com/article/201809191013502
    경기신문 (undated copy, c.2014) https://www.kgnews.co.kr/news/article.html?no=\
    377820
    연합뉴스 2024-11-06 (summary) https://m.newspic.kr/summary.html?cp=w3Hru72p&nid=\
    2024110614274487709&pn=214
    우리방송뉴스 2012-05-23 http://www.wooritvnews.com/news/articleView.html?idxno=14397
    한국일보 2012-05-22 https://www.hankookilbo.com/News/Read/201205221787337430
    아주경제 2015-10-18 https://www5.ajunews.com/view/20151017184748353
    아주경제 2015-11-22 https://m.ajunews.com/amp/20151121173101974
    경기일보 2014-05-01 https://www.kyeonggi.com/article/201405010571799
    아주경제 2014-05-01 https://ajunews.com/view/20140501100704427
    store finder of GS THE FRESH 2026-10 (collected in github:david12448/emart-\
    holiday)
    경기일보 2015-10-12 https://www.kyeonggi.com/article/201510120739569
    경기일보 2012-04-19 https://www.kyeonggi.com/article/201204190450496
    신아일보 2013-09-11 http://www.shinailbo.co.kr/news/articleView.html?idxno=342953
    BBS춘천 2012-03-13 http://chbbs.co.kr/bbs/board.php?bo_table=205020&page=1741&\
    wr_id=23879
    중앙일보 2013-09 https://www.joongang.co.kr/article/12578709
    삼척타임뉴스 2013-11-13 http://www.timenews.co.kr/web/news/article/220497
    G1방송 2013 (undated copy; SUN 24th) https://www.g1tv.co.kr/news/?mid=1_207_4&\
    newsid=108988
    G1방송 2015-10 https://g1tv.co.kr/news/?mid=1_207_6&newsid=136091
    원주시 press release 2018-10-18 http://prlink.yonhapnews.co.kr/view.aspx?\
    contents_id=RPR20181018003300353
    원주투데이 2018-10-22 http://m.wonjutoday.co.kr/news/articleView.html?idxno=105355
    충남 report repository, undated (c.2013) http://210.95.191.149:8080/handle/\
    2016.oak/1269
    충남시사 2017-09-08 http://chungnamsisa.com/detail.php?number=55204&thread=22r04
    내외방송 2017 http://www.nwtn.co.kr/news/articleView.html?idxno=20101
    동양일보 2019-09 http://www.dynews.co.kr/news/articleView.html?idxno=467998
    연합뉴스 2017-06-07 https://www.yna.co.kr/view/AKR20170607054200063
    당진시 press release 2017-06 http://www.dangjin.go.kr/media/Board/media/0102/\
    View/9978
    더팩트 2018-2019 (undated copy; a 2nd Sunday on the 9th) https://m.tf.co.kr/read/\
    economy/1740073.htm
    경북매일 2012-04-19 https://kbmaeil.com/article/201204190032735
    매일신문 2015-11-05 https://www.imaeil.com/page/view/2015110502110343917
    경북일보 2018-09 http://www.kyongbuk.co.kr/?mod=news&act=articleView&idxno=1038646
    매일신문 2012-05-28 https://www.imaeil.com/page/view/2012052813375819806
    매일신문 2012-10-16 https://www.imaeil.com/page/view/2012101610481707327
    blog 2025 https://tour.livingsblog.com/?p=9676
    아주경제 2012-05-17 https://www.ajunews.com/amp/20120517000624
    경상일보 2017-08 http://www.ksilbo.co.kr/news/articleView.html?idxno=609730
    한국경제 2012-08-10 https://www.hankyung.com/article/201208101603h
    blog (date not noted) https://nan-kong.com/82?category=1109869
    울산뉴스투데이 2017-08-28 http://www.ulsan-news.com/news/view.php?idx=36178&mcode=\
    m13p0hv
    울산MBC 2017 https://usmbc.scrs.kr/NewsArticle/3593429
    동아일보 2013-09-01 https://donga.com/news/Society/article/all/20130901/57365686/1
    동아일보 2012-06-04 https://www.donga.com/news/Society/article/all/20120604/\
    46759559/1
    제이누리 2012 https://www.jnuri.net/news/article.html?no=5600
    제이누리 2018-02-01 https://m.jnuri.net/news/article.html?no=35103
    서울경제 2012-04-23 https://m.sedaily.com/NewsView/1HMNWP76BI
    서귀포신문 2017-09 http://www.seogwipo.co.kr/news/articleView.html?idxno=142425
    대전타임뉴스 2013-02-08 https://www.timenews.co.kr/web/news/article/138900
    대전일보 2013-02-07 http://www.daejonilbo.com/news/newsitem.asp?pk_no=1047197
    중도일보 2025-06-10 http://m.newspic.kr/summary.html?cp=D9uGm29b&nid=\
    2025061016393904965&pn=638
    광주MBC 2012-12 https://kjmbc.co.kr/NewsArticle/1200855
    광주MBC 2019 https://kjmbc.co.kr/NewsArticle/1280685
    세종의소리 2015-05-03 https://www.sjsori.com/news/articleView.html?idxno=14436
    아주경제 2015-05-03 https://m.ajunews.com/amp/20150503094411103
    이투데이 2013-01-26 https://m.etoday.co.kr/view.php?idxno=682839
    넥스트데일리 2017-05-20 http://www.nextdaily.co.kr/news/article.html?id=\
    20170520800007
    비즈월드 2021-03-28 http://www.bizwnews.com/news/articleView.html?idxno=23758
    천지일보 2012-03 http://www.newscj.com/news/articleView.html?idxno=124288&\
    replyAll=&reply_sc_order_by=C
    아주경제 2012-03-27 https://m.ajunews.com/amp/20120327000211
    더경남뉴스 2024-11-21 http://thegnnews.com/View.aspx?No=3453189
    KNN 2013 (undated copy) http://www.knn.co.kr/25746
    양산시민신문 2012-04 http://www.ysnews.co.kr/news/view.php?idx=55516
    울산제일일보 2012-03-28 http://www.ujeil.com/news/articleView.html?idxno=79015
    거제신문 2013 (undated copy) http://www.geojenews.co.kr/news/articleView.html?\
    idxno=31820
    뉴스1 2012-04-22 https://news1.kr/amp/local/jeonbuk/641437
    MBN 2012-04-06 https://m.mbn.co.kr/news-amp/1175599
    목포MBC 2012-04-23 https://mpmbc.co.kr/NewsArticle/175941
    아시아경제 2012-11-23 https://cm.asiae.co.kr/article/2012112315000949408
    광양신문 2012-05-07 http://www.gynet.co.kr/news/articleView.html?idxno=20015
    """
}
