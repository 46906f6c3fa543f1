import { COMPASS_PERSONA } from "@tefuda/domain/compass/labels.ja";
import { COMPASS_TEXT } from "@tefuda/domain/compass/limits";

/** Words of the career compass. */
export const compassCopy = {
  title: "キャリアコンパスAI",
  description: "自己紹介文をAIリクルーターが読み、印象と改善ポイントをお伝えします。",
  top: {
    heading: "あなたの自己紹介、採用担当者にはどう見える？",
    body: `${COMPASS_PERSONA}が自己紹介文を読み、「受け取った印象」「もっと知りたいポイント」「改善ポイント」をお伝えします。`,
    start: "はじめる",
    latest: "最新のアドバイスを見る",
    forSeekers: "キャリアコンパスAIは、求職者の方向けの機能です。",
    stepsTitle: "ご利用の流れ",
    steps: [
      {
        title: "自己紹介を書く",
        body: `これまでの仕事や得意なことを、${COMPASS_TEXT.min}〜${COMPASS_TEXT.max}文字で書きます。`,
      },
      {
        title: "アドバイスを読む",
        body: "あなたの言葉を引用しながら、印象と改善ポイントを具体的にお伝えします。",
      },
      {
        title: "プロフィールに反映する",
        body: "元の文章と見比べて直せます。保存するまで、プロフィールは変わりません。",
      },
    ],
    promisesTitle: "安心してお使いいただくために",
    promises: [
      "アドバイスの内容が企業に表示されることはありません。",
      "審査や企業の判断には使用されません。",
      "年齢・性別・学歴・国籍・ご家族について評価することはありません。",
      "直近10件まで保存され、退会すると削除されます。",
    ],
  },
  form: {
    title: "自己紹介を入力",
    heading: "自己紹介を入力してください",
    help: `これまでの仕事、得意なこと、これから挑戦したいことを書いてみましょう。（${COMPASS_TEXT.min}〜${COMPASS_TEXT.max}文字）`,
    label: "自己紹介",
    placeholder: "例）SaaS企業で3年間、法人営業を担当しています。新規開拓が得意で…",
    submit: "アドバイスを受け取る",
    left: (left: number, limit: number) =>
      `本日はあと${left}回ご利用いただけます（1日${limit}回まで）。`,
    none: (limit: number, at: string) =>
      `本日のご利用は${limit}回に達しました。${at}から、またご利用いただけます。`,
    lost: "送信できませんでした。入力内容はこの画面に残っています。通信環境をご確認のうえ、もう一度お試しください。",
    cancelled:
      "受け取りを中止しました。アドバイスの作成が終わっていた場合は「これまでのアドバイス」に残り、本日の回数に含まれます。",
    noScript: "入力するには、ブラウザーのJavaScriptを有効にしてください。",
  },
  voice: {
    start: "音声で入力する",
    stop: "音声入力を終える",
    listening: "お話しください。終わったら「音声入力を終える」を押してください。",
    reading: "音声を文字にしています...",
    byBrowser:
      "お使いのブラウザーの音声認識を使います。音声はブラウザーの提供元に送信されることがあります。",
    byServer: "録音した音声は文字にするためだけに使い、保存しません。",
    refused: "マイクを使用できませんでした。ブラウザーの設定でマイクの使用を許可してください。",
    added: "音声を文字にして、文末に追加しました。",
  },
  gate: {
    title: "あと少しで結果を見られます",
    body: "結果を見るには、無料登録またはログインが必要です。入力内容は保存されています。",
    signUp: "無料で登録する",
    logIn: "ログイン",
    back: "入力内容を見直す",
    note: "登録またはログインのあと、アドバイスの作成が始まります。",
  },
  waiting: { text: "AIリクルーターが読んでいます...", cancel: "中止する" },
  result: {
    title: "アドバイス結果",
    heading: "AIリクルーターからのアドバイス",
    by: COMPASS_PERSONA,
    createdAt: (at: string) => `${at}に作成`,
    instead:
      "AIモデルから使える回答を得られなかったため、あらかじめ定めたルールでアドバイスを作成しました。",
    input: "読んだ自己紹介",
    scores: "文章の5つの視点",
    scoresLead: "0〜100の目安です。人ではなく、文章の書き方だけを見ています。",
    scoreColumns: { name: "視点", value: "点数" },
    quote: "あなたの文章から",
    example: "書き方の例",
    apply: "自己紹介に反映する",
    next: "まとめへ進む",
    past: "これまでのアドバイス",
    pastLead: "直近10件まで保存されます。",
    shown: "表示中",
    empty: "まだアドバイスはありません。自己紹介を入力して、アドバイスを受け取ってみましょう。",
    emptyAction: "自己紹介を入力する",
  },
  report: {
    action: "表示に問題がある",
    done: "運営に伝えました",
    thanks: "運営に伝えました。ご連絡ありがとうございます。",
    label: (action: string, section: string, place: number) => `${action}（${section} ${place}）`,
  },
  listen: {
    start: "音声で聞く",
    loading: "準備しています...",
    pause: "一時停止",
    resume: "再開する",
    stop: "停止",
    label: (name: string, action: string) => `${name}：${action}`,
  },
  apply: {
    title: "自己紹介に反映する",
    lead: "「保存する」を押すまで、プロフィールは変わりません。",
    before: "いまの自己紹介",
    after: "新しい自己紹介",
    none: "まだ入力されていません。",
    changes: "変更点を見る",
    save: "保存する",
    cancel: "キャンセル",
    stale:
      "別の画面で自己紹介が更新されました。いまの自己紹介を確認してから、もう一度保存してください。",
    waiting: "接続が戻るのを待っています...",
  },
  conclusion: {
    title: "まとめ",
    heading: "お疲れさまでした",
    body: "アドバイスをもとに自己紹介を更新すると、オファーが届きやすくなります。",
    update: "自己紹介を更新する",
    again: "もう一度試す",
    back: "アドバイスに戻る",
  },
} as const;
