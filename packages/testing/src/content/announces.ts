import type { DemoAnnouncement } from "./types.ts";

/** Announcements of the service, the newest first. */
export const demoAnnouncements: readonly DemoAnnouncement[] = [
  {
    content:
      "日程候補の一覧から、面談の時間をまとめて確認できるようになりました。確定した面談はカレンダーにも表示されます。",
    daysAgo: 2,
  },
  {
    content:
      "今月最終土曜日の午前2時から5時まで、定期メンテナンスを行います。この間はログインとメッセージの送受信ができません。ご不便をおかけしますが、ご理解をお願いいたします。",
    daysAgo: 6,
  },
  {
    content:
      "キャリアコンパスAIの助言に「深く知りたい点」を追加しました。自己紹介を見直すときに、ぜひお試しください。",
    daysAgo: 19,
  },
  {
    content:
      "プライバシーポリシーを改定しました。主な変更は、保存期間の表記をよりわかりやすくした点です。くわしくはプライバシーポリシーのページをご覧ください。",
    daysAgo: 37,
  },
  {
    content: "設定に「文字サイズ」を追加しました。標準、大、特大、最大の四段階から選べます。",
    daysAgo: 58,
  },
  {
    content:
      "副業・業務委託の募集で、報酬の支払期日と契約の解除条件を必ず表示するようになりました。応募前の確認にお役立てください。",
    daysAgo: 91,
  },
];

/** One that company staff will see in a few days. */
export const plannedAnnouncement =
  "来月から、候補者の検索条件を保存して、新しい候補者の人数を確認できるようになります。操作の手順は、公開日にヘルプでご案内します。";

/** One that was taken back. */
export const withdrawnAnnouncement =
  "ビデオ面談の接続テストを公開しました。（公開日を変更したため、このお知らせは取り下げました）";
