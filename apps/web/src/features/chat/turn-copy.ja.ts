import { withHonorific } from "@tefuda/domain/text/honorific.ja";
/** Words of the turn clock in a room. */
export const turnCopy = {
  mine: (until: string) => `あなたの番です。${until}までに返信しましょう。`,
  mineOver: (until: string) => `あなたの番です。返信の期限（${until}）を過ぎています。`,
  theirs: (name: string, until: string) => `${withHonorific(name)}の返信待ちです（${until}まで）。`,
  theirsOver: (name: string, until: string) =>
    `${withHonorific(name)}の返信待ちです。期限（${until}）を過ぎています。`,
  none: "いまは、返信の期限はありません。",
  open: "期限の設定",
  isOn: "自動終了：オン",
  title: "返信の期限",
  lead: (days: number) =>
    `メッセージや日程候補を受け取った側の番になります。期限は${days}日後の終わりまでで、日程候補が届いているあいだはその回答期限までです。期限の2日前に、番の方へお知らせします。`,
  toggle: "期限までに返信がないとき、丁寧なお断りメッセージを送って終了する",
  toggleHelp:
    "お相手の期限が過ぎると、あなたの名前で自動的に送信します。この設定はお相手には表示されません。",
  soon: (name: string, until: string, isClosingHour: boolean) =>
    `${withHonorific(name)}の返信の期限（${until}）はすでに過ぎています。オンで保存すると、${isClosingHour ? "まもなく" : "翌朝9時以降に"}、下のメッセージが送信され、やり取りは終了になります。`,
  text: "送信するメッセージ",
  useStandard: "標準の文面に戻す",
  cancel: "キャンセル",
  save: "保存する",
  saved: "返信の期限の設定を保存しました",
  closed: {
    mine: (name: string) =>
      `${withHonorific(name)}からの返信が期限までになかったため、メッセージを送って終了しました。`,
    theirs: "返信の期限を過ぎたため、このやり取りは終了しました。",
    reopen: "メッセージを送ると、やり取りを再開できます。",
  },
} as const;
