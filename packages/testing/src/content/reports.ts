import type { ReportAction, ReportReason } from "@tefuda/domain/report/constants";
import type { ReportStatus } from "@tefuda/domain/report/states";

/** A report of the demo data; who is in it is drawn from the threads. */
export interface DemoReport {
  readonly by: "joker" | "ace";
  readonly reasons: readonly ReportReason[];
  readonly content: string;
  readonly shareMessages: boolean;
  readonly hoursAgo: number;
  readonly status: ReportStatus;
  readonly action?: ReportAction;
  readonly note?: string;
  readonly notice?: string;
  /** A suspension that was taken back after the person had answered it. */
  readonly liftReason?: string;
}

/** Reports in every state, the newest first. */
export const demoReports: readonly DemoReport[] = [
  {
    by: "joker",
    reasons: ["inappropriateSpeech"],
    content:
      "面談の日程をお断りしたあと、「その経歴で選べる立場ですか」と返信がありました。続けて二通届いており、読むのがつらいです。",
    shareMessages: true,
    hoursAgo: 2,
    status: "open",
  },
  {
    by: "joker",
    reasons: ["soliciting", "other"],
    content:
      "採用の話だと思って返信したところ、有料の講座への申し込みをすすめられました。求人についての説明はありませんでした。",
    shareMessages: true,
    hoursAgo: 7,
    status: "open",
  },
  {
    by: "ace",
    reasons: ["inappropriateInfo"],
    content:
      "面談で確認したところ、プロフィールの在籍期間がご本人の説明と二年ほど異なりました。単なる書き間違いかもしれませんが、念のためお知らせします。",
    shareMessages: false,
    hoursAgo: 26,
    status: "open",
  },
  {
    by: "ace",
    reasons: ["other"],
    content: "",
    shareMessages: false,
    hoursAgo: 31,
    status: "open",
  },
  {
    by: "joker",
    reasons: ["inappropriateInfo"],
    content:
      "募集ページには「残業は月10時間ほど」とありますが、面談では月45時間分の固定残業代が前提と言われました。",
    shareMessages: true,
    hoursAgo: 50,
    status: "investigating",
  },
  {
    by: "ace",
    reasons: ["inappropriateSpeech"],
    content:
      "選考の結果をお伝えしたあと、担当者個人の名前を挙げた強い言葉のメッセージが続いています。",
    shareMessages: true,
    hoursAgo: 74,
    status: "investigating",
  },
  {
    by: "joker",
    reasons: ["soliciting"],
    content: "副業の紹介料を先に振り込むように言われました。",
    shareMessages: true,
    hoursAgo: 150,
    status: "actioned",
    action: "restrict",
    note: "同意のあったメッセージで、紹介料の振り込みを求める文面を2件確認。初回のため、まず機能を制限して所属企業の管理者にも連絡した。",
    notice:
      "求職者に金銭の支払いを求めるメッセージが確認されたため、オファーや「興味あり」の送信などを制限しました。",
  },
  {
    by: "joker",
    reasons: ["inappropriateSpeech"],
    content: "家族構成や結婚の予定を何度もたずねられました。",
    shareMessages: true,
    hoursAgo: 240,
    status: "actioned",
    action: "warn",
    note: "応募と関係のない質問が3回。公正な採用選考の考え方をあわせて案内した。",
    notice:
      "業務と関係のない私生活についての質問が確認されました。ご家族や結婚の予定をたずねることは、公正な採用選考の妨げになります。今後はお控えください。",
  },
  {
    by: "ace",
    reasons: ["inappropriateInfo", "other"],
    content: "ほかの方の職務経歴をそのまま写したプロフィールのようです。",
    shareMessages: false,
    hoursAgo: 410,
    status: "actioned",
    action: "suspend",
    note: "公開されている別人の記事と文面が一致。なりすましの疑いで停止した。",
    notice:
      "ご本人ではない方の経歴が記載されている疑いがあるため、アカウントの利用を停止しました。",
    liftReason: "記事はご本人が書いたものと確認できたため",
  },
  {
    by: "joker",
    reasons: ["other"],
    content: "返信が三日来ていません。",
    shareMessages: false,
    hoursAgo: 330,
    status: "dismissed",
    note: "担当者は休暇中。規約に反する行為はなく、お待ちいただくようご案内した。",
  },
  {
    by: "ace",
    reasons: ["soliciting"],
    content: "ご自身が運営する勉強会の案内が送られてきました。",
    shareMessages: true,
    hoursAgo: 520,
    status: "dismissed",
    note: "無料の勉強会の紹介で、会話の流れにも沿っている。勧誘にはあたらないと判断した。",
  },
];
