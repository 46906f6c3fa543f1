import type { LabelledIntroduction } from "../labelled.ts";

/** Never looked at while the rules were mended: what they do here is what they do to strangers. */
export const heldOutA: readonly LabelledIntroduction[] = [
  {
    id: "insurance-sales",
    text: "生命保険の営業を9年続けています。飛び込みではなく紹介だけでお客様を広げ、現在は約430世帯を担当しています。継続率は98%で、MDRTに3年連続で入会しました。これからは若手を育てる立場を目指します。",
    truth: {
      number: ["430世帯", "98%"],
      period: ["9年", "3年連続"],
      properNoun: ["MDRT"],
      achievement: ["入会し"],
      firstPersonAction: ["続けて", "広げ", "担当して", "入会し"],
      wish: ["目指します"],
    },
  },
  {
    id: "pharmacist",
    text: "調剤薬局で薬剤師をしています。1日およそ60枚の処方箋に対応し、在宅の患者さん25名も受け持っています。飲み残しを減らすために服薬カレンダーの使い方を図にして配ったところ、残薬の相談が増えました。",
    truth: {
      number: ["60枚", "25名"],
      firstPersonAction: ["薬剤師をして", "対応し", "受け持って", "図にして", "配った"],
    },
  },
  {
    id: "civil-servant",
    text: "市役所で福祉の窓口を5年、税の部署を3年経験しました。申請書の様式を見直し、記入の間違いによる差し戻しを月に60件から20件ほどに減らしました。民間でも、制度と人の間をつなぐ仕事をしたいと思っています。",
    truth: {
      number: ["60件", "20件"],
      period: ["5年", "3年"],
      achievement: ["減らし"],
      firstPersonAction: ["経験し", "見直し", "減らし"],
      wish: ["したい"],
    },
  },
  {
    id: "game-planner",
    text: "スマホゲームのプランナーとして、イベントの企画と数値の調整を担当しました。復帰ユーザー向けの施策では、開始から2週間で復帰した人数が想定の1.8倍になりました。Unityの基本的な操作もできます。",
    truth: {
      number: ["1.8倍"],
      period: ["2週間"],
      properNoun: ["Unity"],
      achievement: ["なりました"],
      firstPersonAction: ["担当し"],
    },
  },
  {
    id: "hotel",
    text: "ホテルのフロントで働いてきました。お客様一人ひとりに寄り添い、誠心誠意の接客を心がけています。臨機応変な対応が得意です。海外からのお客様も多く、英語と中国語で案内しています。笑顔を忘れず努力していきます。",
    truth: {
      firstPersonAction: ["働いて", "心がけて", "案内して"],
      emptyPhrase: ["一人ひとりに寄り添い", "誠心誠意", "臨機応変", "笑顔を忘れず", "努力して"],
      wish: ["努力していきます"],
    },
  },
  {
    id: "secretary",
    text: "役員秘書として、社長と専務の予定、出張、会食の手配をしています。予定の変更が多い職場ですが、変更の連絡を一つの表にまとめ、行き違いをほぼなくしました。先回りして動くことを大切にしています。",
    truth: {
      firstPersonAction: ["手配をして", "まとめ", "なくし"],
      emptyPhrase: ["先回りして動く"],
    },
  },
  {
    id: "data-analyst",
    text: "小売の会社で購買データの分析をしています。SQLとPythonで毎週の売れ行きを予測し、発注の担当者が使う画面をTableauで作りました。導入した8店舗では、廃棄の金額が平均で17％下がっています。統計検定2級。",
    truth: {
      number: ["8店舗", "17％"],
      properNoun: ["SQL", "Python", "Tableau", "統計検定2級"],
      achievement: ["下がって"],
      firstPersonAction: ["分析をして", "予測し", "作り"],
    },
  },
  {
    id: "mobile-engineer-others",
    text: "地図アプリのAndroid版を作っています。設計は先輩がして、私は画面の実装とテストを担当しました。昨年、アプリの評価は3.6から4.3に上がりましたが、これはチーム全員の成果です。自分の力で一つの機能を最後まで作りきる経験を積みたいです。",
    truth: {
      number: ["3.6", "4.3"],
      properNoun: ["Android"],
      achievement: ["上がり"],
      firstPersonAction: ["作って", "担当し"],
      wish: ["積みたい"],
    },
  },
  {
    id: "beautician",
    text: "美容師を8年、うち3年は副店長をしていました。指名のお客様は月に平均75名。手荒れで続けるのが難しくなり、接客の経験を生かせる販売職を探しています。お店の予約アプリを入れ替えたときは、操作の説明書を私が作りました。",
    truth: {
      number: ["75名"],
      period: ["8年", "3年"],
      firstPersonAction: ["副店長をして", "入れ替えた", "作り"],
      wish: ["探しています"],
      sensitiveFact: ["手荒れ"],
    },
  },
  {
    id: "logistics-repeated",
    text: "物流センターで入出荷の管理を担当しています。毎日300件の荷物を扱っています。パートさん25名のシフトも作っています。誤出荷は月に1件以下です。数字で考えることが好きです。",
    truth: {
      number: ["300件", "25名", "1件"],
      firstPersonAction: ["担当して", "扱って", "作って"],
      repeatedEnding: ["物流センターで"],
      achievement: ["1件以下です"],
    },
  },
  {
    id: "nationality",
    text: "ベトナム出身です。日本の大学院で機械工学を学び、在留資格は技術です。金型の設計を四年間担当し、ベトナム工場への技術移転では、現地の技術者12名に図面の読み方を教えました。日本語能力試験N1に合格しています。",
    truth: {
      number: ["12名"],
      period: ["四年間"],
      properNoun: ["ベトナム", "日本語能力試験N1"],
      firstPersonAction: ["担当し", "教え", "合格して"],
      sensitiveFact: ["ベトナム出身", "大学院", "在留資格"],
    },
  },
  {
    id: "women-goods",
    text: "女性向けの下着メーカーで、20代のお客様に向けたブランドの企画をしています。大学生へのインタビューを毎月8人に行い、声をもとにした新商品は発売から3か月で2万枚を販売しました。",
    truth: {
      number: ["8人", "2万枚"],
      period: ["3か月"],
      achievement: ["販売し"],
      firstPersonAction: ["企画をして", "行い"],
    },
  },
  {
    id: "one-sentence",
    text: "住宅設備のショールームで七年間お客様のご案内をしてきた経験を、住まいの相談に乗る仕事でこれからも役立てていきたいです",
    truth: {
      period: ["七年間"],
      firstPersonAction: ["ご案内をして"],
      wish: ["役立てていきたい"],
    },
  },
  {
    id: "english-vague",
    text: "Hello! I am a hard worker and a good team player. I participated in many projects and helped my team. I want to grow in your company. Thank you for reading my introduction.",
    truth: {
      teamOnly: ["participated in", "helped"],
      wish: ["want to"],
      emptyPhrase: ["hard worker", "good team player"],
    },
  },
];
