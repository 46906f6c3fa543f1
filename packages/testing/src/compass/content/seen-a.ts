import type { LabelledIntroduction } from "../labelled.ts";

/** Read while the rules were being written: office, sales, engineering. */
export const seenA: readonly LabelledIntroduction[] = [
  {
    id: "sales-saas",
    text: "SaaS企業で3年間、法人営業を担当しています。新規開拓が得意で、昨年度は売上を前年比120%に伸ばし、社内で1位になりました。今後はマネジメントにも挑戦したいと考えています。",
    truth: {
      number: ["120%", "1位"],
      period: ["3年間"],
      achievement: ["伸ばし", "1位になりました"],
      firstPersonAction: ["担当して", "伸ばし"],
      wish: ["挑戦したい"],
    },
  },
  {
    id: "sales-empty",
    text: "私の強みはコミュニケーション能力です。何事にも前向きに取り組み、責任感を持って仕事をしてきました。御社でも即戦力として貢献したいです。頑張りますのでよろしくお願いします。",
    truth: {
      emptyPhrase: [
        "コミュニケーション能力",
        "何事にも",
        "前向きに",
        "責任感",
        "即戦力",
        "貢献",
        "頑張ります",
      ],
      wish: ["貢献したい"],
    },
  },
  {
    id: "sales-fullwidth",
    text: "食品メーカーのルート営業を七年。担当は約５０店舗で、売り場づくりの提案を通じて、１店舗あたりの取扱い品目を１２品目から２０品目に増やしました。惣菜の年間販売額は約３割伸び、支店で表彰されました。",
    truth: {
      number: ["５０店舗", "１店舗", "１２品目", "２０品目", "３割"],
      period: ["七年"],
      achievement: ["増やし", "伸び", "表彰され"],
      firstPersonAction: ["増やし"],
    },
  },
  {
    id: "sales-missed-target",
    text: "不動産の売買仲介を四年半担当しました。一年目は目標が未達で、月に1件も成約できませんでした。そこで過去の問い合わせ200件を読み直し、返信の順番を変えたところ、三年目には年間24件の成約を獲得しました。",
    truth: {
      number: ["1件", "200件", "24件"],
      period: ["四年半", "一年目", "三年目"],
      achievement: ["獲得し"],
      firstPersonAction: ["担当し", "読み直し", "変えた", "獲得し"],
    },
  },
  {
    id: "sales-long",
    text: "私はこれまで人材業界において求人広告の営業として中小企業のお客様を中心に採用課題のヒアリングから原稿の作成、掲載後の効果の振り返りまでを一貫して行ってきており、その中でお客様ごとの課題に合わせた提案を心がけてまいりました。",
    truth: {
      longSentence: ["私はこれまで人材業界において"],
      firstPersonAction: ["行ってきて", "心がけて"],
    },
  },
  {
    id: "sales-repeated",
    text: "医療機器の営業をしていました。大学病院を担当しました。毎週訪問しました。先生方の話を聞きました。信頼を得られたと思っています。次は企画の仕事をしてみたいです。",
    truth: {
      firstPersonAction: ["営業をして", "担当し", "訪問し", "聞き"],
      repeatedEnding: ["医療機器の営業をしていました"],
      wish: ["してみたい"],
    },
  },
  {
    id: "engineer-web",
    text: "Web開発を5年経験しています。TypeScriptとReactで予約サービスの画面を設計・実装し、表示速度を4.2秒から1.6秒に短縮しました。直近1年はチームリーダーとして4名をまとめ、コードレビューの進め方を整えました。",
    truth: {
      number: ["4.2秒", "1.6秒", "4名"],
      period: ["5年", "1年"],
      properNoun: ["TypeScript", "React"],
      achievement: ["短縮し"],
      firstPersonAction: ["経験して", "設計・実装し", "短縮し", "まとめ", "整え"],
    },
  },
  {
    id: "engineer-team-only",
    text: "基幹システムの刷新プロジェクトに携わりました。チームで協力しながら開発を進めました。要件定義にも関わらせていただき、多くのことを学びました。これからも成長していきたいです。",
    truth: {
      teamOnly: ["携わり", "チームで協力しながら", "関わらせて"],
      firstPersonAction: ["学び"],
      wish: ["成長していきたい"],
      emptyPhrase: ["多くのことを学びました"],
      repeatedEnding: ["基幹システムの"],
    },
  },
  {
    id: "engineer-infra-bullets",
    text: "インフラエンジニアです。\n・AWS上の約120台のサーバーを運用\n・Terraformによる構築の自動化で、環境を用意する日数を5日から半日に短縮\n・夜間の障害対応を月15件から3件に削減\n次はSREとして、開発チームと一緒に信頼性を高める仕事がしたいです。",
    truth: {
      number: ["120台", "15件", "3件"],
      period: ["5日", "半日"],
      properNoun: ["AWS", "Terraform"],
      achievement: ["短縮", "削減"],
      firstPersonAction: ["運用", "構築", "短縮", "削減"],
      wish: ["仕事がしたい"],
    },
  },
  {
    id: "engineer-names-with-digits",
    text: "S3やEC2を使ったバッチ処理の開発、Python3での集計、ISO9001の内部監査の事務局を経験しました。BtoBのサービスが中心で、5Sや1on1などの取り組みも職場で始めました。",
    truth: {
      properNoun: ["S3", "EC2", "Python3", "ISO9001"],
      firstPersonAction: ["経験し", "始め"],
    },
  },
  {
    id: "engineer-english",
    text: "I have worked as a backend engineer for 6 years in Tokyo. I designed a payment service with Go and PostgreSQL, and reduced errors by 40%. I was involved in hiring too. I would like to lead a small team next.",
    truth: {
      number: ["40%"],
      period: ["6 years"],
      properNoun: ["Tokyo", "Go", "PostgreSQL"],
      achievement: ["reduced"],
      firstPersonAction: ["worked", "designed", "reduced"],
      teamOnly: ["was involved in"],
      wish: ["would like to"],
    },
  },
  {
    id: "qa-engineer",
    text: "スマートフォン向けゲームの品質保証を担当しています。テスト項目の作成から不具合の報告、開発者との調整までを一人で受け持ち、発売後の重大な不具合はこの2年間ゼロです。テストの自動化にも少しずつ取り組み始めました。",
    truth: {
      period: ["2年間"],
      firstPersonAction: ["担当して", "作成", "報告", "調整", "受け持ち", "取り組み始め"],
    },
  },
  {
    id: "accounting",
    text: "株式会社青葉商事で経理を担当し、2018年4月から月次決算、年次決算、税務申告の準備を一人で行っています。日商簿記2級を取得しました。請求書の処理をfreeeに移し、月末の残業を30時間から8時間へ減らしました。",
    truth: {
      number: ["30時間", "8時間"],
      period: ["2018年4月"],
      properNoun: ["株式会社青葉商事", "日商簿記2級", "freee"],
      achievement: ["減らし"],
      firstPersonAction: ["担当し", "行って", "取得し", "移し", "減らし"],
    },
  },
  {
    id: "accounting-dense",
    text: "連結決算業務及有価証券報告書作成業務、監査法人対応業務、内部統制評価業務等を担当しております。国際会計基準適用準備作業も並行して推進しております。",
    truth: {
      denseKanji: [
        "連結決算業務及有価証券報告書作成業務",
        "監査法人対応業務",
        "内部統制評価業務等",
        "国際会計基準適用準備作業",
      ],
      firstPersonAction: ["担当して", "推進して"],
    },
  },
  {
    id: "hr",
    text: "人事として中途採用を担当しています。エージェント任せだった母集団づくりを見直し、社員紹介の仕組みを立ち上げました。その結果、紹介経由の入社が年3名から11名に増え、採用単価はおよそ四割下がりました。",
    truth: {
      number: ["3名", "11名", "四割"],
      achievement: ["増え", "下がり"],
      firstPersonAction: ["担当して", "見直し", "立ち上げ"],
    },
  },
  {
    id: "hr-personal",
    text: "35歳、二児の母です。出産を機に退職しましたが、それまでは人事部で給与計算を8年担当し、約300名分の勤怠を毎月締めていました。夫の理解もあり、フルタイムで働けます。またバックオフィスで力を発揮したいです。",
    truth: {
      number: ["300名"],
      period: ["8年"],
      firstPersonAction: ["担当し", "締めて"],
      wish: ["発揮したい"],
      sensitiveFact: ["35歳", "二児の母", "出産", "夫"],
    },
  },
  {
    id: "office-empty",
    text: "一般事務の仕事をしてきました。幅広い業務に柔軟に対応できます。明るい性格で、誰とでもすぐに打ち解けられます。真面目にコツコツ取り組むことが得意です。一生懸命頑張ります。",
    truth: {
      emptyPhrase: [
        "幅広い業務",
        "柔軟に",
        "明るい性格",
        "誰とでもすぐに打ち解けられます",
        "真面目に",
        "一生懸命",
        "頑張ります",
      ],
      firstPersonAction: ["仕事をして", "対応でき"],
    },
  },
  {
    id: "office-example",
    text: "営業事務として、粘り強さには自信があります。例えば、納期の問い合わせが1日40件あった時期に、在庫表を営業全員が見られる形に作り直し、問い合わせを半分に減らしました。今後は業務改善の専任として働きたいです。",
    truth: {
      number: ["40件", "半分"],
      achievement: ["減らし"],
      firstPersonAction: ["作り直し", "減らし"],
      wish: ["働きたい"],
    },
  },
  {
    id: "marketing",
    text: "化粧品の通販会社でデジタル広告の運用を任されています。月の予算は800万円。Google広告とMeta広告の配分を週ごとに見直し、獲得単価を6,200円から4,100円に下げました。女性向け商材の経験が中心ですが、業界にはこだわりません。",
    truth: {
      number: ["800万円", "6,200円", "4,100円"],
      properNoun: ["Google広告", "Meta広告"],
      achievement: ["下げ"],
      firstPersonAction: ["任されて", "見直し", "下げ"],
    },
  },
  {
    id: "marketing-wish-past",
    text: "商品を作る側に回りたいと思い、二年前に販売から商品企画へ移りました。企画した雑貨は3シリーズで、うち1つは目標の2倍を売り上げました。将来は海外で売れる商品を育てるのが夢です。",
    truth: {
      number: ["3シリーズ", "1つ", "2倍"],
      period: ["二年前"],
      achievement: ["売り上げ"],
      firstPersonAction: ["移り", "企画し"],
      wish: ["夢です"],
    },
  },
  {
    id: "pr",
    text: "「伝わらなければ、ないのと同じ」という先輩の言葉を大切に、広報を続けてきました。『はじめての家計簿』というアプリの発表では、記者30名に個別に説明し、テレビを含む14媒体で紹介されました。",
    truth: {
      number: ["30名", "14媒体"],
      properNoun: ["はじめての家計簿"],
      achievement: ["紹介され"],
      firstPersonAction: ["続けて", "説明し"],
    },
  },
  {
    id: "legal",
    text: "契約書の審査を年間およそ500件行っています。ひな形を整備し、平均の返答日数を6日から2日に短縮しました。個人情報保護法の改正の際は社内説明会を5回開き、規程の改定まで主導しました。",
    truth: {
      number: ["500件", "5回"],
      period: ["6日", "2日"],
      achievement: ["短縮し"],
      firstPersonAction: ["行って", "整備し", "短縮し", "開き", "主導し"],
    },
  },
];
