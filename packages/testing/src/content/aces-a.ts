import { ace } from "./ace-builder.ts";
import type { DemoAce } from "./types.ts";

export const acesA: readonly DemoAce[] = [
  ace({
    companyIndex: 0,
    admin: true,
    name: "三枝 真帆",
    nameKana: "サエグサ マホ",
    gender: "female",
    birthday: "1988-05-14",
    position: "人事責任者",
    occupations: ["recruiter", "humanResources"],
    business: "採用と組織づくりの責任者として、全職種の募集と入社後の立ち上がりを支えています。",
    businessDetail:
      "募集の言葉を現場の社員と一緒に書くところから、面談、入社後90日の伴走までを担当しています。今期はエンジニアと導入支援の仲間を12名迎える予定です。",
    introduction:
      "製造装置の営業から人事に移り、ツムギワークスには社員30名の頃に入りました。履歴書に書ききれない話を聞くのが好きです。転職するか決めていない段階でも、どうぞ気軽に声をかけてください。",
    valueInJob:
      "良いことも、まだ整っていないことも同じ熱量で伝えること。入社後に「聞いていた通りだった」と言ってもらえるのが一番うれしいです。",
    appealOfWorking:
      "役職に関係なく現場訪問の写真が毎日共有され、みんなが利用者の顔を思い浮かべながら話し合えるところです。",
    path: [
      ["スミダ測機株式会社", "営業", "2011-04", "2017-03"],
      ["株式会社ツムギワークス", "人事責任者", "2019-07"],
    ],
    self: [
      { key: "strength", text: "相手が言いよどんだ瞬間に気づくところだとよく言われます。" },
      { key: "holiday", text: "蔵前の喫茶店を歩いて回り、手帳に味の感想を書いています。" },
    ],
    graduatedSchool: "都内私立大学",
    graduatedFacultyDepartment: "社会学部 社会学科",
    pickupPoint: "決める前の相談歓迎",
  }),
  ace({
    companyIndex: 0,
    name: "久我 拓海",
    nameKana: "クガ タクミ",
    gender: "male",
    birthday: "1985-11-02",
    position: "開発部長",
    occupations: ["engineeringManager", "techLead"],
    business: "動画から手順書をつくる中核機能の設計と、開発チーム18名のまとめ役をしています。",
    businessDetail:
      "TypeScriptとGoで書かれたサービスの設計判断、採用、評価を担当しています。最近は推論処理を見直し、動画の変換時間を三分の一に縮めました。",
    introduction:
      "受託開発を8年経験したあと、ひとつのサービスを長く育てたくて転職しました。工場の騒音の中でも使える画面とは何かを、現場で試しながら考えています。技術の話だけでなく、進め方の悩みも話しましょう。",
    valueInJob:
      "難しい設計より、半年後の仲間が迷わない設計を選ぶこと。判断の理由を必ず文章に残すようにしています。",
    appealOfWorking:
      "開発者が利用者の隣に座れる機会が毎月あります。自分のつくったものが作業の手を止めずに使われる光景は格別です。",
    path: [
      ["株式会社ハザマシステム", "エンジニア", "2008-04", "2016-08"],
      ["株式会社ツムギワークス", "開発部長", "2017-10"],
    ],
    self: [
      { key: "teamRole", text: "話が広がったときに、紙に図を描いて戻す役です。" },
      { key: "learning", text: "動画圧縮の理論書を若手と輪読しています。" },
    ],
    graduatedSchool: "国立大学大学院",
    graduatedFacultyDepartment: "情報理工学研究科",
    pickupPoint: "設計の相談ができる",
  }),
  ace({
    companyIndex: 0,
    name: "野々村 ひかり",
    nameKana: "ノノムラ ヒカリ",
    gender: "female",
    birthday: "1993-08-29",
    position: "カスタマーサクセス マネージャー",
    occupations: ["customerSuccess", "accountManager"],
    business: "導入いただいた工場に通い、手順書が日々使われる状態になるまで伴走しています。",
    businessDetail:
      "食品と部品メーカーを中心に60拠点を担当。現場のリーダーと運用のルールを決め、使われていない手順書を一緒に整理しています。",
    introduction:
      "食品工場の品質管理として働いていた、もともとは利用者側の人間です。現場の忙しさがわかるからこそ、押しつけない支援を心がけています。業界未経験の方の入社前の不安にもお答えします。",
    valueInJob:
      "相手の一日の流れを知ってから提案すること。十分で終わる工夫を三つ持って行くようにしています。",
    appealOfWorking:
      "訪問先の声が翌週の開発会議で議題になります。導入支援の意見がそのまま機能になる手ごたえがあります。",
    path: [
      ["イズミナ食品工業株式会社", "品質管理", "2016-04", "2020-12"],
      ["株式会社ツムギワークス", "カスタマーサクセス", "2021-01"],
    ],
    self: [
      { key: "motivation", text: "訪問先の方が手順書に自分の名前を入れてくれたときです。" },
      { key: "turningPoint", text: "夜勤の新人さんに「説明が早すぎる」と言われた日です。" },
    ],
    graduatedSchool: "県立大学",
    graduatedFacultyDepartment: "生活科学部 食物栄養学科",
    pickupPoint: "未経験からの入社経験",
  }),
  ace({
    companyIndex: 1,
    admin: true,
    name: "若槻 由香里",
    nameKana: "ワカツキ ユカリ",
    gender: "female",
    birthday: "1982-02-17",
    position: "人事部長",
    occupations: ["humanResources", "laborManagement"],
    business: "訪問看護28拠点と本社の人事制度、働きやすさの改善を統括しています。",
    businessDetail:
      "夜間当番の負担を減らす勤務表の見直しや、復職した看護師の研修づくりを進めています。離職率は三年で半分になりました。",
    introduction:
      "病院の病棟勤務を経て人事になりました。命を預かる仕事と、人の暮らしを守る仕事は似ていると感じます。医療の経験がない本社職の方にも、現場同行で仕事の意味を知ってもらっています。",
    valueInJob:
      "制度を作って終わりにせず、使った人の声を必ず聞くこと。例外の中に次の制度の種があります。",
    appealOfWorking:
      "看護師とエンジニアが昼休みに同じ机で話しています。専門の違う仲間から学べる毎日です。",
    path: [
      ["港北総合ケア病院", "看護師", "2004-04", "2012-03"],
      ["株式会社ミナモケア", "人事部長", "2015-06"],
    ],
    self: [{ key: "strength", text: "忙しいときほど声が落ち着くと言われます。" }],
    graduatedSchool: "看護系大学",
    graduatedFacultyDepartment: "看護学部 看護学科",
    pickupPoint: "復職の相談もできる",
  }),
  ace({
    companyIndex: 1,
    name: "瀬戸口 亮",
    nameKana: "セトグチ リョウ",
    gender: "male",
    birthday: "1990-06-23",
    position: "プロダクトマネージャー",
    occupations: ["productManager"],
    business: "在宅医療の記録システム「ミナモノート」の企画と優先順位づけを担っています。",
    businessDetail:
      "週一日は訪問に同行し、残りの日で開発チームと仕様を詰めています。申し送りの入力時間を一件あたり4分短くすることが今期の目標です。",
    introduction:
      "新卒で業務システムの開発会社に入り、祖母の在宅介護をきっかけに医療の世界へ移りました。看護師さんの手の動きを見ながら画面を考える時間が好きです。医療知識は入社してからで大丈夫です。",
    valueInJob: "要望の裏にある困りごとまで一緒に降りること。作らない判断にも理由を添えます。",
    appealOfWorking: "利用者が同じ会社にいるので、朝に出した試作の感想が夕方には届きます。",
    path: [
      ["株式会社アサギ情報", "システムエンジニア", "2013-04", "2018-09"],
      ["株式会社ミナモケア", "プロダクトマネージャー", "2018-10"],
    ],
    self: [
      { key: "learning", text: "診療報酬の仕組みを資格の教材で勉強中です。" },
      { key: "holiday", text: "海沿いを20キロほどゆっくり走ります。" },
    ],
    graduatedSchool: "国立大学",
    graduatedFacultyDepartment: "工学部 情報工学科",
    pickupPoint: "現場同行できます",
  }),
  ace({
    companyIndex: 1,
    paused: true,
    name: "玉城 みなみ",
    nameKana: "タマシロ ミナミ",
    gender: "female",
    birthday: "1995-12-08",
    position: "UIデザイナー",
    occupations: ["uiUxDesigner", "productDesigner"],
    business: "訪問先の玄関先でも片手で使える記録画面をデザインしています。",
    businessDetail:
      "文字の大きさ、押しやすさ、暗い部屋での見え方を現場で検証し、部品集として整えています。ご家族向けの連絡画面も担当しています。",
    introduction:
      "広告のデザインから移ってきました。きれいなだけでは役に立たない、という当たり前を毎日教わっています。今は育児の時期のため、少しゆっくりお返事しています。",
    valueInJob:
      "使う人の環境で試してから決めること。手袋をしたまま触ってもらった日のことを忘れません。",
    appealOfWorking: "子育て中の仲間が多く、急な予定の変更を責めない空気があります。",
    path: [
      ["有限会社コハク意匠", "グラフィックデザイナー", "2018-04", "2021-06"],
      ["株式会社ミナモケア", "UIデザイナー", "2021-07"],
    ],
    self: [{ key: "motivation", text: "説明書なしで使えたと言われた瞬間です。" }],
    graduatedSchool: "美術大学",
    graduatedFacultyDepartment: "造形学部 デザイン情報学科",
    pickupPoint: "医療のデザイン",
  }),
  ace({
    companyIndex: 2,
    admin: true,
    name: "桐山 航",
    nameKana: "キリヤマ ワタル",
    gender: "male",
    birthday: "1987-03-30",
    position: "代表取締役",
    occupations: ["executive", "businessDevelopment"],
    business: "共同配送プラットフォームの事業全体と、運送会社との提携づくりを担当しています。",
    businessDetail:
      "父の営む運送会社で配車を経験したのち創業しました。今も月に二日は助手席に乗り、荷待ちの時間や伝票の書き方を見て次の打ち手を考えています。",
    introduction:
      "物流は黙って動いている限り注目されません。だからこそ、運ぶ人が報われる仕組みを正面からつくりたいと思っています。小さな会社なので役割は広めです。退屈はさせません。",
    valueInJob: "悪い知らせほど早く共有すること。失敗の話を最初にする会議を毎週開いています。",
    appealOfWorking:
      "全員が経営の数字を見られます。自分の提案が一か月後に実際の荷台に乗る速さを味わえます。",
    path: [
      ["桐山運輸有限会社", "配車担当", "2009-04", "2015-03"],
      ["株式会社ニモツナギ", "代表取締役", "2019-05"],
    ],
    self: [
      { key: "turningPoint", text: "大雪の夜、空の荷台で200キロ走った日です。" },
      { key: "holiday", text: "子どもと高速道路の休憩所めぐりをします。" },
    ],
    graduatedSchool: "都内私立大学",
    graduatedFacultyDepartment: "商学部 商学科",
    pickupPoint: "代表と直接話せる",
  }),
  ace({
    companyIndex: 2,
    name: "ファム 里奈",
    nameKana: "ファム リナ",
    gender: "female",
    birthday: "1994-01-19",
    position: "データサイエンティスト",
    occupations: ["dataScientist", "machineLearningEngineer"],
    business: "荷物と車両の組み合わせを決める最適化エンジンを開発しています。",
    businessDetail:
      "Pythonで数理最適化のモデルを組み、配車担当の感覚と突き合わせて調整しています。計算は20秒以内、説明は一言でできることを条件にしています。",
    introduction:
      "大学院で交通の研究をしていました。現実の配車には「この道は夕方に混む」という知恵がたくさんあり、数式だけでは勝てません。人と計算が助け合う形を一緒に考えたい方、お話ししましょう。",
    valueInJob: "精度の数字より、使った人の納得を先に確かめること。",
    appealOfWorking: "実データと現場がすぐ隣にあり、仮説を立てたその日に試せます。",
    path: [
      ["株式会社ソウテン解析", "研究員", "2019-04", "2021-09"],
      ["株式会社ニモツナギ", "データサイエンティスト", "2021-10"],
    ],
    self: [{ key: "learning", text: "強化学習の新しい論文を週に一本、社内で紹介しています。" }],
    graduatedSchool: "国立大学大学院",
    graduatedFacultyDepartment: "工学研究科 社会基盤学専攻",
    pickupPoint: "数理最適化の現場",
  }),
  ace({
    companyIndex: 2,
    name: "大友 剛",
    nameKana: "オオトモ ツヨシ",
    gender: "male",
    birthday: "1979-09-05",
    position: "営業部長",
    occupations: ["corporateSales", "allianceSales"],
    business: "食品、日用品の荷主企業に向けた提案営業と、代理店の開拓を率いています。",
    businessDetail:
      "初回の訪問から共同配送の試験運行まで平均二か月。営業6名で、荷主の物流担当の方と一緒に一日の積み荷を数えるところから始めます。",
    introduction:
      "倉庫会社で20年、現場も営業も経験しました。四十を過ぎてスタートアップに飛び込みましたが、年齢を気にしたことはありません。地に足のついた営業がしたい方と働きたいです。",
    valueInJob: "約束した数字より、約束した時間を守ること。信用は時間でできています。",
    appealOfWorking: "営業が断った理由まで開発が聞いてくれます。売って終わりにならない会社です。",
    path: [
      ["ミツバリ倉庫株式会社", "営業課長", "2002-04", "2021-12"],
      ["株式会社ニモツナギ", "営業部長", "2022-01"],
    ],
    self: [{ key: "teamRole", text: "最後に「で、いつやる」と聞く役です。" }],
    graduatedSchool: "県立商業高校",
    graduatedFacultyDepartment: "流通科",
    pickupPoint: "物流業界24年",
  }),
  ace({
    companyIndex: 3,
    admin: true,
    name: "小平 修一",
    nameKana: "コダイラ シュウイチ",
    gender: "male",
    birthday: "1971-07-11",
    position: "代表取締役社長",
    occupations: ["executive", "researchDevelopment"],
    business: "小型送風機メーカーの経営と、海外のお客さまとの技術打ち合わせを担っています。",
    businessDetail:
      "三代目として就任して12年。設計部と製造部の壁をなくし、若手が図面の段階から工場に入れる体制に変えました。",
    introduction:
      "諏訪で生まれ、東京で働き、諏訪に戻りました。地方の製造業は選択肢になりにくいと承知しています。それでも世界で使われる製品の真ん中に立てる面白さを、一度見に来てほしいと思います。",
    valueInJob: "わからないことを若い人に聞くこと。社長が学んでいる姿を見せるのも仕事です。",
    appealOfWorking:
      "朝に思いついた形を、午後には試作の機械で削れます。考えて、触って、直す距離の近さが自慢です。",
    path: [
      ["ヤマナミ理工株式会社", "設計", "1995-04", "2004-03"],
      ["カゼノネ製作所株式会社", "代表取締役社長", "2004-04"],
    ],
    self: [{ key: "holiday", text: "湖のまわりを自転車で一周します。" }],
    graduatedSchool: "国立大学",
    graduatedFacultyDepartment: "工学部 機械工学科",
    pickupPoint: "移住の相談歓迎",
  }),
  ace({
    companyIndex: 3,
    name: "唐沢 奈緒",
    nameKana: "カラサワ ナオ",
    gender: "female",
    birthday: "1991-10-26",
    position: "音響解析チーム リーダー",
    occupations: ["researchDevelopment", "embeddedEngineer"],
    business: "医療機器向けファンの騒音を解析し、静かさを数値で設計する仕事をしています。",
    businessDetail:
      "無響室での測定、流体の計算、羽根形状の提案までを4名で担当。呼吸補助装置向けでは運転音を5デシベル下げました。",
    introduction:
      "音楽が好きで音響の研究に進み、気づけば風の音を消す側にいました。都市部からの移住組です。冬は寒いですが、星と温泉があります。",
    valueInJob: "耳で感じた違和感を、人に伝わる形に変えること。",
    appealOfWorking: "専門の違う職人さんが、解析の結果を面白がって削ってくれます。",
    path: [
      ["関東音響研究所", "研究補助", "2016-04", "2019-03"],
      ["カゼノネ製作所株式会社", "音響解析", "2019-04"],
    ],
    self: [{ key: "motivation", text: "測定室で音が消えた瞬間に、全員が黙って笑うときです。" }],
    graduatedSchool: "芸術工科系大学大学院",
    graduatedFacultyDepartment: "音響設計専攻",
    pickupPoint: "移住して7年目",
  }),
];
