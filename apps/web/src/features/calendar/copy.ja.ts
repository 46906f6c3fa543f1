import type { CalendarLinkResult } from "@tefuda/domain/calendar/constants";

export const calendarCopy = {
  title: "Googleカレンダー連携",
  lead: "連携すると、面談の候補を選ぶ画面に、Googleカレンダーで予定が入っている時間帯が表示されます。ほかの予定との重なりも、日時を確定する前に確かめます。",
  read: {
    title: "取得するもの",
    items: ["予定が入っている時間帯（開始と終了の時刻だけ）"],
  },
  unread: {
    title: "取得しないもの",
    items: [
      "予定のタイトルや内容、場所、参加者は取得しません",
      "カレンダーへの書き込みや変更はしません",
    ],
  },
  partner:
    "時間帯は保存せず、お相手の画面にも表示しません。予定と重なる日時が選ばれたときは、確定できないことだけがお相手に伝わります。",
  link: "Googleカレンダーと連携する",
  leaving: "ボタンを押すと、Googleの画面に移動します。",
  linked: "連携中",
  since: (date: string) => `連携した日：${date}`,
  expired: "期限切れ",
  linkAgain: "もう一度連携する",
  unlink: "連携を解除する",
  coming: {
    title: "予定が入っている時間帯（今日から7日間）",
    note: "いま読み取れる内容です。タイトルなどは含まれません。時刻は日本時間です。",
    none: "予定が入っている時間帯はありません。",
    more: (count: number) => `ほか${count}件`,
    allDay: "終日",
    retry: "もう一度読み込む",
  },
  notOffered:
    "現在、Googleカレンダーとの連携は提供していません。上の「空き時間」の登録と、日程が確定したあとの「カレンダーに追加（.icsファイル）」をご利用ください。",
  notOfferedLinked:
    "現在、Googleカレンダーとの連携は提供していません。以前の連携は使われていません。不要な場合は解除できます。",
  confirm: {
    title: "Googleカレンダーとの連携を解除しますか？",
    body: "予定が入っている時間帯は、日程調整の画面に表示されなくなります。確定済みの面談はそのまま残ります。連携はいつでもやり直せます。",
    confirm: "解除する",
  },
  unlinked: "連携を解除しました",
  leftOver:
    "連携を解除し、保存していた情報を削除しました。ただし、Googleに解除を伝えられませんでした。Googleアカウントの「サードパーティ製のアプリとサービス」からも、アクセス権を削除できます。",
} as const;

/** What the visit to Google's page led to. */
export const linkResultTexts = {
  linked: "Googleカレンダーと連携しました",
  denied: "連携を取りやめました。予定の情報は取得していません。",
  scopeMissing:
    "予定の時間帯を確認する許可が選ばれなかったため、連携できませんでした。もう一度連携し、許可を選んでください。",
  stale: "連携の手続きの有効期限が切れたか、別の画面でやり直されました。もう一度連携してください。",
  failed: "Googleと通信できず、連携できませんでした。時間をおいて、もう一度お試しください。",
} as const satisfies Record<CalendarLinkResult, string>;
