import Foundation
import KoreanCalendar
import MartCatalog
import MartHolidayFoundation
import MartModels
import Testing

/// The downloads of the register, in the encoding that they have.
@Suite("The register as it is downloaded")
struct CP949Tests {
  /// CP949 by its definition: the syllables of KS X 1001 in rows of 94, and all others in the order
  /// of Unicode in what these leave free.
  struct Encoder {
    private var bytes: [Unicode.Scalar: [UInt8]] = [:]

    init() {
      for (index, scalar) in Self.standard.unicodeScalars.filter({ $0 != "\n" }).enumerated() {
        bytes[scalar] = [UInt8(0xB0 + index / 94), UInt8(0xA1 + index % 94)]
      }
      let letters = Array(0x41...0x5A) + Array(0x61...0x7A)
      let free = (0x81...0xC6).flatMap { lead in
        (letters + Array(0x81...(lead < 0xA1 ? 0xFE : 0xA0))).map { [UInt8(lead), UInt8($0)] }
      }
      var next = free.makeIterator()
      for value in UInt32(0xAC00)...0xD7A3 {
        guard let scalar = Unicode.Scalar(value), bytes[scalar] == nil else { continue }
        bytes[scalar] = next.next()
      }
      bytes["㈜"] = [0xA2, 0xDF]
      bytes["·"] = [0xA1, 0xA4]
    }

    func encode(_ text: String) -> Data {
      Data(text.unicodeScalars.flatMap { bytes[$0] ?? [UInt8(truncatingIfNeeded: $0.value)] })
    }

    private static let standard = """
      가각간갇갈갉갊감갑값갓갔강갖갗같갚갛개객갠갤갬갭갯갰갱갸갹갼걀걋걍걔걘걜거걱건걷걸걺검겁것겄겅겆겉겊겋게겐겔겜겝겟겠겡겨격겪견겯결겸겹겻겼경
      곁계곈곌곕곗고곡곤곧골곪곬곯곰곱곳공곶과곽관괄괆괌괍괏광괘괜괠괩괬괭괴괵괸괼굄굅굇굉교굔굘굡굣구국군굳굴굵굶굻굼굽굿궁궂궈궉권궐궜궝궤궷귀귁
      귄귈귐귑귓규균귤그극근귿글긁금급긋긍긔기긱긴긷길긺김깁깃깅깆깊까깍깎깐깔깖깜깝깟깠깡깥깨깩깬깰깸깹깻깼깽꺄꺅꺌꺼꺽꺾껀껄껌껍껏껐껑께껙껜껨껫
      껭껴껸껼꼇꼈꼍꼐꼬꼭꼰꼲꼴꼼꼽꼿꽁꽂꽃꽈꽉꽐꽜꽝꽤꽥꽹꾀꾄꾈꾐꾑꾕꾜꾸꾹꾼꿀꿇꿈꿉꿋꿍꿎꿔꿜꿨꿩꿰꿱꿴꿸뀀뀁뀄뀌뀐뀔뀜뀝뀨끄끅끈끊끌끎끓끔끕
      끗끙끝끼끽낀낄낌낍낏낑나낙낚난낟날낡낢남납낫났낭낮낯낱낳내낵낸낼냄냅냇냈냉냐냑냔냘냠냥너넉넋넌널넒넓넘넙넛넜넝넣네넥넨넬넴넵넷넸넹녀녁년녈념
      녑녔녕녘녜녠노녹논놀놂놈놉놋농높놓놔놘놜놨뇌뇐뇔뇜뇝뇟뇨뇩뇬뇰뇹뇻뇽누눅눈눋눌눔눕눗눙눠눴눼뉘뉜뉠뉨뉩뉴뉵뉼늄늅늉느늑는늘늙늚늠늡늣능늦늪늬
      늰늴니닉닌닐닒님닙닛닝닢다닥닦단닫달닭닮닯닳담답닷닸당닺닻닿대댁댄댈댐댑댓댔댕댜더덕덖던덛덜덞덟덤덥덧덩덫덮데덱덴델뎀뎁뎃뎄뎅뎌뎐뎔뎠뎡뎨뎬
      도독돈돋돌돎돐돔돕돗동돛돝돠돤돨돼됐되된될됨됩됫됴두둑둔둘둠둡둣둥둬뒀뒈뒝뒤뒨뒬뒵뒷뒹듀듄듈듐듕드득든듣들듦듬듭듯등듸디딕딘딛딜딤딥딧딨딩딪
      따딱딴딸땀땁땃땄땅땋때땍땐땔땜땝땟땠땡떠떡떤떨떪떫떰떱떳떴떵떻떼떽뗀뗄뗌뗍뗏뗐뗑뗘뗬또똑똔똘똥똬똴뙈뙤뙨뚜뚝뚠뚤뚫뚬뚱뛔뛰뛴뛸뜀뜁뜅뜨뜩뜬뜯
      뜰뜸뜹뜻띄띈띌띔띕띠띤띨띰띱띳띵라락란랄람랍랏랐랑랒랖랗래랙랜랠램랩랫랬랭랴략랸럇량러럭런럴럼럽럿렀렁렇레렉렌렐렘렙렛렝려력련렬렴렵렷렸령례
      롄롑롓로록론롤롬롭롯롱롸롼뢍뢨뢰뢴뢸룀룁룃룅료룐룔룝룟룡루룩룬룰룸룹룻룽뤄뤘뤠뤼뤽륀륄륌륏륑류륙륜률륨륩륫륭르륵른를름릅릇릉릊릍릎리릭린릴림
      립릿링마막만많맏말맑맒맘맙맛망맞맡맣매맥맨맬맴맵맷맸맹맺먀먁먈먕머먹먼멀멂멈멉멋멍멎멓메멕멘멜멤멥멧멨멩며멱면멸몃몄명몇몌모목몫몬몰몲몸몹못
      몽뫄뫈뫘뫙뫼묀묄묍묏묑묘묜묠묩묫무묵묶문묻물묽묾뭄뭅뭇뭉뭍뭏뭐뭔뭘뭡뭣뭬뮈뮌뮐뮤뮨뮬뮴뮷므믄믈믐믓미믹민믿밀밂밈밉밋밌밍및밑바박밖밗반받발밝
      밞밟밤밥밧방밭배백밴밸뱀뱁뱃뱄뱅뱉뱌뱍뱐뱝버벅번벋벌벎범법벗벙벚베벡벤벧벨벰벱벳벴벵벼벽변별볍볏볐병볕볘볜보복볶본볼봄봅봇봉봐봔봤봬뵀뵈뵉뵌
      뵐뵘뵙뵤뵨부북분붇불붉붊붐붑붓붕붙붚붜붤붰붸뷔뷕뷘뷜뷩뷰뷴뷸븀븃븅브븍븐블븜븝븟비빅빈빌빎빔빕빗빙빚빛빠빡빤빨빪빰빱빳빴빵빻빼빽뺀뺄뺌뺍뺏뺐
      뺑뺘뺙뺨뻐뻑뻔뻗뻘뻠뻣뻤뻥뻬뼁뼈뼉뼘뼙뼛뼜뼝뽀뽁뽄뽈뽐뽑뽕뾔뾰뿅뿌뿍뿐뿔뿜뿟뿡쀼쁑쁘쁜쁠쁨쁩삐삑삔삘삠삡삣삥사삭삯산삳살삵삶삼삽삿샀상샅새색
      샌샐샘샙샛샜생샤샥샨샬샴샵샷샹섀섄섈섐섕서석섞섟선섣설섦섧섬섭섯섰성섶세섹센셀셈셉셋셌셍셔셕션셜셤셥셧셨셩셰셴셸솅소속솎손솔솖솜솝솟송솥솨솩
      솬솰솽쇄쇈쇌쇔쇗쇘쇠쇤쇨쇰쇱쇳쇼쇽숀숄숌숍숏숑수숙순숟술숨숩숫숭숯숱숲숴쉈쉐쉑쉔쉘쉠쉥쉬쉭쉰쉴쉼쉽쉿슁슈슉슐슘슛슝스슥슨슬슭슴습슷승시식신싣
      실싫심십싯싱싶싸싹싻싼쌀쌈쌉쌌쌍쌓쌔쌕쌘쌜쌤쌥쌨쌩썅써썩썬썰썲썸썹썼썽쎄쎈쎌쏀쏘쏙쏜쏟쏠쏢쏨쏩쏭쏴쏵쏸쐈쐐쐤쐬쐰쐴쐼쐽쑈쑤쑥쑨쑬쑴쑵쑹쒀쒔쒜
      쒸쒼쓩쓰쓱쓴쓸쓺쓿씀씁씌씐씔씜씨씩씬씰씸씹씻씽아악안앉않알앍앎앓암압앗았앙앝앞애액앤앨앰앱앳앴앵야약얀얄얇얌얍얏양얕얗얘얜얠얩어억언얹얻얼얽
      얾엄업없엇었엉엊엌엎에엑엔엘엠엡엣엥여역엮연열엶엷염엽엾엿였영옅옆옇예옌옐옘옙옛옜오옥온올옭옮옰옳옴옵옷옹옻와왁완왈왐왑왓왔왕왜왝왠왬왯왱외
      왹왼욀욈욉욋욍요욕욘욜욤욥욧용우욱운울욹욺움웁웃웅워웍원월웜웝웠웡웨웩웬웰웸웹웽위윅윈윌윔윕윗윙유육윤율윰윱윳융윷으윽은을읊음읍읏응읒읓읔읕
      읖읗의읜읠읨읫이익인일읽읾잃임입잇있잉잊잎자작잔잖잗잘잚잠잡잣잤장잦재잭잰잴잼잽잿쟀쟁쟈쟉쟌쟎쟐쟘쟝쟤쟨쟬저적전절젊점접젓정젖제젝젠젤젬젭젯
      젱져젼졀졈졉졌졍졔조족존졸졺좀좁좃종좆좇좋좌좍좔좝좟좡좨좼좽죄죈죌죔죕죗죙죠죡죤죵주죽준줄줅줆줌줍줏중줘줬줴쥐쥑쥔쥘쥠쥡쥣쥬쥰쥴쥼즈즉즌즐즘
      즙즛증지직진짇질짊짐집짓징짖짙짚짜짝짠짢짤짧짬짭짯짰짱째짹짼쨀쨈쨉쨋쨌쨍쨔쨘쨩쩌쩍쩐쩔쩜쩝쩟쩠쩡쩨쩽쪄쪘쪼쪽쫀쫄쫌쫍쫏쫑쫓쫘쫙쫠쫬쫴쬈쬐쬔쬘
      쬠쬡쭁쭈쭉쭌쭐쭘쭙쭝쭤쭸쭹쮜쮸쯔쯤쯧쯩찌찍찐찔찜찝찡찢찧차착찬찮찰참찹찻찼창찾채책챈챌챔챕챗챘챙챠챤챦챨챰챵처척천철첨첩첫첬청체첵첸첼쳄쳅쳇
      쳉쳐쳔쳤쳬쳰촁초촉촌촐촘촙촛총촤촨촬촹최쵠쵤쵬쵭쵯쵱쵸춈추축춘출춤춥춧충춰췄췌췐취췬췰췸췹췻췽츄츈츌츔츙츠측츤츨츰츱츳층치칙친칟칠칡침칩칫칭
      카칵칸칼캄캅캇캉캐캑캔캘캠캡캣캤캥캬캭컁커컥컨컫컬컴컵컷컸컹케켁켄켈켐켑켓켕켜켠켤켬켭켯켰켱켸코콕콘콜콤콥콧콩콰콱콴콸쾀쾅쾌쾡쾨쾰쿄쿠쿡쿤쿨
      쿰쿱쿳쿵쿼퀀퀄퀑퀘퀭퀴퀵퀸퀼큄큅큇큉큐큔큘큠크큭큰클큼큽킁키킥킨킬킴킵킷킹타탁탄탈탉탐탑탓탔탕태택탠탤탬탭탯탰탱탸턍터턱턴털턺텀텁텃텄텅테텍
      텐텔템텝텟텡텨텬텼톄톈토톡톤톨톰톱톳통톺톼퇀퇘퇴퇸툇툉툐투툭툰툴툼툽툿퉁퉈퉜퉤튀튁튄튈튐튑튕튜튠튤튬튱트특튼튿틀틂틈틉틋틔틘틜틤틥티틱틴틸팀
      팁팃팅파팍팎판팔팖팜팝팟팠팡팥패팩팬팰팸팹팻팼팽퍄퍅퍼퍽펀펄펌펍펏펐펑페펙펜펠펨펩펫펭펴편펼폄폅폈평폐폘폡폣포폭폰폴폼폽폿퐁퐈퐝푀푄표푠푤푭
      푯푸푹푼푿풀풂품풉풋풍풔풩퓌퓐퓔퓜퓟퓨퓬퓰퓸퓻퓽프픈플픔픕픗피픽핀필핌핍핏핑하학한할핥함합핫항해핵핸핼햄햅햇했행햐향허헉헌헐헒험헙헛헝헤헥헨
      헬헴헵헷헹혀혁현혈혐협혓혔형혜혠혤혭호혹혼홀홅홈홉홋홍홑화확환활홧황홰홱홴횃횅회획횐횔횝횟횡효횬횰횹횻후훅훈훌훑훔훗훙훠훤훨훰훵훼훽휀휄휑휘
      휙휜휠휨휩휫휭휴휵휸휼흄흇흉흐흑흔흖흗흘흙흠흡흣흥흩희흰흴흼흽힁히힉힌힐힘힙힛힝
      """
  }

  private let encoder = Encoder()

  /// The form of Seoul: quoted always, coordinates padded.
  private let file = """
    "개방자치단체코드","관리번호","영업상태코드","지번주소","도로명주소","사업장명","좌표정보(X)","좌표정보(Y)","점포구분명"
    "3000000","2019300020207500001","01","","서울특별시 성동구 왕십리광장로 17 (행당동)","(주)이마트 왕십리점","203000.912965902    ","451214.210961577    ","대규모점포"
    "3000000","2019300020207500002","01","","서울특별시 성동구 뚝섬로 379 (성수동2가·왕십리)","롯데쇼핑㈜롯데슈퍼뚝섬점","","","준대규모점포"
    """

  @Test("All 11,172 syllables are read")
  func syllables() throws {
    let all = (UInt32(0xAC00)...0xD7A3).compactMap(Unicode.Scalar.init)
    var lines = ["영업상태코드,도로명주소,사업장명"]
    for start in stride(from: 0, to: all.count, by: 76) {
      let name = String(String.UnicodeScalarView(all[start..<min(all.count, start + 76)]))
      lines.append("01,서울 종로구 종로 \(start + 1),코스트코 \(name)점")
    }
    let register = try StoreRegister(download: encoder.encode(lines.joined(separator: "\n")))
    #expect(register.stores.count == 147)
    let read = Set(register.stores.flatMap { $0.writtenName.unicodeScalars })
    #expect(all.filter { !read.contains($0) }.isEmpty)
    let expected = try StoreRegister(file: lines.joined(separator: "\n").utf8)
    #expect(register == expected)
  }

  @Test("A file tells the same in CP949 and in UTF-8")
  func encodings() throws {
    let expected = try StoreRegister(file: file.utf8)
    #expect(expected.stores.map(\.name) == ["왕십리점", "뚝섬점"])
    #expect(try StoreRegister(download: Data(file.utf8)) == expected)
    #expect(try StoreRegister(download: Data("\u{FEFF}\(file)".utf8)) == expected)
    #expect(try StoreRegister(download: encoder.encode(file)) == expected)
    let windows = file.split(separator: "\n").joined(separator: "\r\n")
    #expect(try StoreRegister(download: encoder.encode(windows)) == expected)
  }

  @Test("A line with a broken letter is left out, and the others are read")
  func brokenLine() throws {
    var data = encoder.encode(file)
    let name = encoder.encode("왕십리점")
    let place = try #require(data.firstRange(of: name))
    data.replaceSubrange(place, with: [0xFF, 0xFF, 0xC1, 0xA1])
    let register = try StoreRegister(download: data)
    #expect(register.stores.map(\.name) == ["뚝섬점"])
    #expect(register.issues.map(\.reason) == [.notText])
    #expect(register.issues.map(\.row) == [0])
  }

  @Test("What is neither UTF-8 nor CP949 is named")
  func otherEncodings() throws {
    func code(_ data: Data) -> RegisterError.Code? {
      do throws(RegisterError) {
        _ = try StoreRegister(download: data)
        return nil
      } catch {
        return error.code
      }
    }
    let wide = try #require(file.data(using: .utf16))
    #expect(code(wide) == .unknownEncoding)
    #expect(code(Data([0xFF, 0xFF, 0x0A])) == .unknownEncoding)
    #expect(code(encoder.encode("이름,전화\n이마트,1")) == .unknownEncoding)
    #expect(code(Data()) == .empty)
    #expect(code(Data("<html>".utf8)) == .otherDocument)
    #expect(code(Data("이름,전화\n이마트,1".utf8)) == .otherTable)
  }
}
