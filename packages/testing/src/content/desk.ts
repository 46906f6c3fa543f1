import type { InquiryCategory, InquiryStatus } from "@tefuda/domain/inquiry/constants";

export interface DemoInquiry {
  readonly category: InquiryCategory;
  readonly name: string;
  readonly email: string;
  readonly content: string;
  readonly status: InquiryStatus;
  readonly hoursAgo: number;
  /** Hours from the inquiry to the answer. */
  readonly answeredAfter?: number;
  readonly answer?: string;
  /** Somebody takes care of it already. */
  readonly isTaken?: boolean;
}

/** What people wrote to the desk, and what it answered. */
export const demoInquiries: readonly DemoInquiry[] = [
  {
    category: "complaint",
    name: "小野寺 悠",
    email: "onodera.haruka@mail.example",
    content:
      "面談で伺った勤務地が、募集に書かれていた場所と異なっていました。担当の方に確認しても返事がなく、困っています。どのように対応すればよいか、教えていただけますか。",
    status: "open",
    hoursAgo: 100,
    isTaken: true,
  },
  {
    category: "privacy",
    name: "相原 美月",
    email: "aihara.mizuki@mail.example",
    content:
      "以前に登録していたプロフィールの情報が、退会後にどのくらい保存されるのかを知りたいです。あわせて、保存されている内容の開示をお願いしたいと考えています。",
    status: "open",
    hoursAgo: 27,
  },
  {
    category: "usage",
    name: "桑原 拓海",
    email: "kuwabara.takumi@mail.example",
    content:
      "スマートフォンでメッセージを送ろうとすると、入力欄がキーボードに隠れてしまいます。機種は3年前のもので、ブラウザは最新にしています。",
    status: "open",
    hoursAgo: 20,
  },
  {
    category: "corporate",
    name: "西園寺 徹",
    email: "saionji@hikari-seisaku.example",
    content:
      "従業員40名ほどの制作会社です。来春に向けてデザイナーを2名採用したいと考えています。ご利用の流れと費用について、資料をいただけますでしょうか。",
    status: "open",
    hoursAgo: 3,
  },
  {
    category: "accessibility",
    name: "藤代 芽衣",
    email: "fujishiro.mei@mail.example",
    content:
      "読み上げソフトで日程の候補を選ぶとき、どの候補が選ばれているかがわかりにくいです。選択の状態も読み上げられるようにしていただけると助かります。",
    status: "answered",
    hoursAgo: 76,
    answeredAfter: 9,
    answer:
      "使いにくい箇所をお知らせいただき、ありがとうございます。ご指摘の画面で、選択の状態が読み上げに伝わらないことを確認しました。今月中の改善を予定しています。それまでの間は、候補の下に表示される確認の文をご利用ください。",
  },
  {
    category: "usage",
    name: "真下 蓮",
    email: "mashimo.ren@mail.example",
    content: "審査の結果はいつごろ届きますか。申し込んでから2日ほどたちました。",
    status: "answered",
    hoursAgo: 54,
    answeredAfter: 3,
    answer:
      "審査の結果は、通常3営業日以内にメールでお知らせしています。土日祝日は営業日に含まれませんので、あと1日ほどお待ちいただけますと幸いです。",
  },
  {
    category: "other",
    name: "月刊はたらく編集部 長谷部",
    email: "hasebe@hataraku-magazine.example",
    content:
      "「社員と直接話す転職」をテーマにした特集を企画しています。サービスの考え方について、30分ほどお話を伺えないでしょうか。",
    status: "closed",
    hoursAgo: 210,
    answeredAfter: 26,
    answer:
      "ご企画をお知らせいただき、ありがとうございます。広報の担当者より、候補の日時をあらためてご連絡いたします。",
  },
  {
    category: "other",
    name: "鈴木",
    email: "suzuki.test@mail.example",
    content: "テスト送信です。お手数をおかけしますが、破棄をお願いいたします。",
    status: "closed",
    hoursAgo: 300,
  },
];

export interface DemoError {
  readonly name: string;
  readonly message: string;
  readonly page: string;
  /** Hours since each time that it came. */
  readonly hoursAgo: readonly number[];
}

/** What browsers reported. */
export const demoErrors: readonly DemoError[] = [
  {
    name: "TypeError",
    message: "Cannot read properties of undefined (reading 'startAt')",
    page: "/matchings/{id}",
    hoursAgo: [1, 2, 3, 5, 8, 26, 27, 51],
  },
  {
    name: "QuotaExceededError",
    message: "Failed to execute 'setItem' on 'Storage': Setting the value exceeded the quota.",
    page: "/registration",
    hoursAgo: [4, 30, 31, 80],
  },
  {
    name: "RangeError",
    message: "Invalid time value",
    page: "/mypage/profile",
    hoursAgo: [7, 40],
  },
  {
    name: "NotAllowedError",
    message: "The request is not allowed by the user agent or the platform in the current context.",
    page: "/users",
    hoursAgo: [12, 13, 60, 61, 62, 90],
  },
  {
    name: "SyntaxError",
    message: "Unexpected token '<', {text} is not valid JSON",
    page: "/offers",
    hoursAgo: [110],
  },
  {
    name: "AbortError",
    message: "The operation was aborted.",
    page: "/articles/{id}",
    hoursAgo: [200, 201, 202],
  },
  {
    name: "DatabaseError",
    message: "canceling statement due to lock timeout",
    page: "/trpc/candidate.searchJokers",
    hoursAgo: [33, 57],
  },
  {
    name: "Error",
    message: "Invalid login: 454 4.7.0 Temporary authentication failure",
    page: "/jobs/deliverMails",
    hoursAgo: [70],
  },
];

/** Articles that are not published yet. */
export const demoWaitingArticles = [
  {
    title: "面談の前夜に、三つだけ書き出しておくこと",
    slug: "before-the-first-talk",
    category: "career",
    /** Days until it is published; a draft without. */
    inDays: 2,
    body: "<p>話したいことは、面談の当日になるとなぜか思い出せません。前の晩の十五分で、三つだけ書き出しておきましょう。</p><h2>いまの仕事で、続けたいこと</h2><p>不満よりも先に、手放したくないものを一つ選びます。大切にしていることが、相手にもまっすぐ伝わります。</p><h2>相手に聞きたいこと</h2><ul><li>一日の中で、いちばん時間を使っている仕事</li><li>入社して最初に驚いたこと</li></ul><h2>自分から話せる出来事</h2><p>うまくいった話でなくてもかまいません。<strong>どう考えて、どう動いたか</strong>がわかる出来事を一つ用意しておきましょう。</p>",
  },
  {
    title: "（下書き）地方で働く人に聞いた、距離との付き合い方",
    slug: "working-with-distance",
    category: "interview",
    inDays: null,
    body: "<p>取材の書き起こしをもとに、構成を検討しています。</p><h2>移り住んで一年</h2><p>最初の三か月は、画面越しの雑談が足りなかったと言います。</p>",
  },
] as const;
