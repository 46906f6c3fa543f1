import { withHonorific } from "@tefuda/domain/text/honorific.ja";

/** Words of the windows over an interview's dates, which come when one opens. */
export const actCopy = {
  choose: {
    body: (name: string) =>
      `確定すると${withHonorific(name)}にお知らせし、ビデオ面談の部屋を用意します。`,
    back: "戻る",
  },
  withdrawWindow: {
    title: "日程候補を取り下げますか？",
    body: (name: string) => `${withHonorific(name)}は、この候補から選べなくなります。`,
    done: "日程候補を取り下げました",
    back: "戻る",
  },
  reasons: {
    legend: "理由",
    help: (name: string) => `選んだ理由は${withHonorific(name)}に伝わります。`,
    note: "補足（任意）",
    noteForOther: "理由の内容",
    back: "戻る",
    noneFits: {
      placeholder: "例）平日の19時以降だと助かります。",
      title: "日程の再調整を依頼しますか？",
      body: (name: string) => `${withHonorific(name)}に、新しい候補をお願いします。`,
      send: "再調整を依頼する",
      done: "日程の再調整を依頼しました",
    },
    change: {
      placeholder: "例）来週の同じ時間帯ですと調整できます。",
      title: "日程を変更しますか？",
      body: (name: string) =>
        `今の日程を取りやめて、${withHonorific(name)}に新しい日程の調整をお願いします。ビデオ面談の部屋は閉じます。`,
      send: "日程の変更を依頼する",
      done: "日程の再調整を依頼しました",
    },
    cancel: {
      placeholder: "例）急な都合で申し訳ありません。",
      title: "面談をキャンセルしますか？",
      body: (name: string) =>
        `${withHonorific(name)}にお知らせします。別の日に行いたいときは「日程を変更する」をご利用ください。`,
      send: "面談をキャンセルする",
      done: "面談をキャンセルしました",
    },
  },
  failures: {
    changed: "その間に日程の状況が変わりました。今の状況をご確認ください。",
    network: "送れませんでした。入力した内容は残っています。もう一度お試しください。",
    close: "閉じて確認する",
  },
} as const;
