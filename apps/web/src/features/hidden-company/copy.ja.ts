export const hiddenCompanyCopy = {
  title: "非表示企業の設定",
  back: "マイページ",
  help: "企業名、企業サイトのURL、メールアドレスのドメイン、法人番号のいずれかを入力してください。登録した企業には、あなたの情報が表示されなくなります。企業が社名やサイトを変えても、削除するまで非表示のままです。",
  matchedNote: "すでにマッチングしている企業とのメッセージは引き続き表示されます。",

  suggestion: {
    title: "現在の勤務先を非表示にしますか？",
    reach: "この名前の企業には、これから登録する企業も含めて、あなたの情報が表示されなくなります。",
    hide: "非表示にする",
  },

  add: {
    title: "企業を追加する",
    label: "企業名、URLまたは言葉",
    placeholder: "例）株式会社みなと、example.co.jp",
    wholeSite: (host: string) =>
      `「${host}」のサイト全体を非表示にします。URLの一部の言葉だけで指定するには、その言葉を入力してください。`,
    submit: "追加する",
    done: (word: string, count: number) =>
      count > 0
        ? `「${word}」を追加しました`
        : `「${word}」を追加しました。今は該当する企業がありません`,
  },
  broad: {
    title: (word: string, count: number) =>
      count > 0
        ? `「${word}」には${count.toLocaleString("ja-JP")}社が該当します`
        : `「${word}」は多くの企業に当てはまる言葉です`,
    body: "追加すると、該当するすべての企業にあなたの情報が表示されなくなり、オファーも届かなくなります。あなたにも、これらの企業は表示されません。",
    examples: "該当する企業の例",
    narrow: "言葉を変える",
    confirm: "このまま追加する",
  },

  list: {
    title: "非表示にしている企業",
    lead: "該当する企業が増えたら、お知らせします。",
    count: (count: number, limit: number) => `${count} / ${limit}件`,
    empty: "非表示にしている企業はありません。",
    reach: (count: number, names: readonly string[]) => {
      const rest = count > names.length ? "ほか" : "";
      const listed = names.length > 0 ? `（${names.join("、")}${rest}）` : "";
      return `${count.toLocaleString("ja-JP")}社が該当${listed}`;
    },
    none: "今は該当する企業がありません。企業名の表記も確かめてください。",
    near: "表記の近い企業",
    hide: "非表示にする",
    hideOf: (name: string) => `「${name}」を非表示にする`,
    remove: "削除する",
    removeOf: (word: string) => `「${word}」を削除する`,
  },
  confirm: {
    title: (label: string) => `「${label}」を削除しますか？`,
    body: "該当する企業に、あなたの情報が再び表示されるようになります。",
  },
} as const;
