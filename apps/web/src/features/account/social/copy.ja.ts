import type { SocialProvider } from "@tefuda/domain/account/constants";
import { pageErrorMessages } from "@tefuda/domain/errors/page-messages.ja";
import { type SocialResult, socialProviderLabels } from "@tefuda/domain/social/constants";

const both = `${socialProviderLabels.google}・${socialProviderLabels.facebook}`;

export const socialCopy = {
  or: "または",
  continueWith: (provider: SocialProvider) => `${socialProviderLabels[provider]}で続ける`,
  group: "ほかのサービスのアカウントを使う",
  embedded: `アプリ内のブラウザーでは、${both}のアカウントでログインできません。ご利用の場合は、このページをSafariやChromeなどで開いてください。`,

  newcomer: {
    title: "会員登録",
    consentLead: (provider: SocialProvider) =>
      `${socialProviderLabels[provider]}のアカウントで登録します。プロフィールは次の画面から入力します。`,
    email: "登録するメールアドレス",
    submit: "登録する",
    emailLead: (provider: SocialProvider) =>
      `${socialProviderLabels[provider]}では、ご本人のメールアドレスを確認できませんでした。お知らせを受け取るメールアドレスを入力してください。確認用のリンクをお送りします。`,
    emailSubmit: "確認用のリンクを送る",
    sentTitle: "メールを送信しました",
    sentBody: (email: string) =>
      `${email} に確認用のリンクをお送りしました。24時間以内に、このブラウザーでリンクを開いて、登録を続けてください。`,
    sentNote: "メールが届かない場合は、迷惑メールフォルダをご確認ください。",
    again: "別のメールアドレスを使う",
    other: "別の方法で登録する",
  },
  prove: {
    title: "アカウントの確認",
    lead: (provider: SocialProvider, email: string) =>
      `${email} は、すでに登録されています。ご本人のアカウントであることを確認できると、次回から${socialProviderLabels[provider]}でもログインできます。`,
    submit: "確認してログイン",
    byProvider: (provider: SocialProvider) =>
      `これまでと同じように、${socialProviderLabels[provider]}で確認してください。`,
    noWay:
      "このアカウントにログインする方法を、現在ご利用いただけません。お手数ですが、サポートまでお問い合わせください。",
    contact: "お問い合わせ",
    toLogin: "別の方法でログインする",
  },
  staff: {
    title: "企業アカウントをお使いの方へ",
    body: (email: string) =>
      `${email} は、企業のアカウントとして登録されています。${both}でのログインは求職者の方向けです。企業用のページから、メールアドレスとパスワードでログインしてください。`,
    action: "企業ログインへ",
  },
  expired: {
    title: "手続きを続けられませんでした",
    toLogin: "ログインへ",
    toSignUp: "無料会員登録へ",
  },

  setting: {
    title: "ほかのサービスでのログイン",
    lead: "連携すると、そのアカウントでもログインできます。氏名や写真、友達の情報は取得しません。",
    linked: "連携中",
    unlinked: "未連携",
    since: (date: string) => `連携した日：${date}`,
    link: "連携する",
    linkOf: (provider: SocialProvider) => `${socialProviderLabels[provider]}と連携する`,
    unlink: "解除する",
    unlinkOf: (provider: SocialProvider) => `${socialProviderLabels[provider]}との連携を解除する`,
    notOffered: "現在、このサービスでのログインは提供していません。",
    question: (provider: SocialProvider) =>
      `${socialProviderLabels[provider]}との連携を解除しますか？`,
    questionBody: (provider: SocialProvider) =>
      `次回から${socialProviderLabels[provider]}ではログインできなくなります。安全のため、この端末以外ではログアウトされます。連携はいつでもやり直せます。`,
    unlinkedNow: "連携を解除しました",
    embedded: "連携は、SafariやChromeなどのブラウザーで行ってください。",
  },
  password: {
    shown: "設定されていません。",
    lead: "設定すると、メールアドレスとパスワードでもログインできます。この端末以外ではログアウトされます。",
    submit: "パスワードを設定する",
    action: "設定する",
    actionOf: "パスワードを設定する",
  },
  proof: {
    title: "ご本人の確認",
    by: (provider: SocialProvider) => `${socialProviderLabels[provider]}で確認する`,
    lead: "ログインに使っているアカウントで確認します。新しい画面で開きます。入力中の内容はこの画面に残ります。",
    waiting: "新しい画面で確認してください。確認が終わると、この画面に戻って操作を続けられます。",
    blocked:
      "新しい画面を開けませんでした。このページのポップアップを許可して、もう一度お試しください。",
    noWay:
      "ご本人を確認する方法を、このブラウザーではご利用いただけません。SafariやChromeなどで開くか、サポートまでお問い合わせください。",
    doneTitle: "確認できました",
    done: "この画面を閉じて、元の画面で操作を続けてください。",
    failedTitle: "確認できませんでした",
    close: "この画面を閉じる",
    toSetting: "設定へ",
  },
} as const;

/** What a visit to a provider's page led to. */
const socialResultTexts = {
  denied: "手続きを取りやめました。",
  stale: "手続きの有効期限が切れたか、別の画面でやり直されました。もう一度お試しください。",
  failed:
    "ほかのサービスと通信できませんでした。時間をおいて、もう一度お試しいただくか、別の方法をご利用ください。",
  noUserInfo: pageErrorMessages.noAdditionalUserInfoOnFBLogin,
  staff: `${both}でのログインは求職者の方向けです。企業の方は、企業用のページからログインしてください。`,
  disabled: pageErrorMessages.userDisabled,
  gone: "このアカウントは退会の手続きが完了しています。",
  existing: pageErrorMessages.alreadyExistsFacebookLoginUser,
  linked: "連携しました。次回からこのアカウントでもログインできます。",
  hasOther: "すでに別のアカウントと連携しています。連携を解除してから、もう一度お試しください。",
  linkedElsewhere:
    "このアカウントは、ほかの会員の方のログインに使われているため、連携できませんでした。",
  confirmed: "ご本人であることを確認しました。",
  wrongAccount:
    "ログインに使っているものとは別のアカウントでした。連携しているアカウントを選んで、もう一度お試しください。",
} as const satisfies Record<SocialResult, string>;

/** The same, where a provider's name stands in the text. */
export function socialResultText(result: SocialResult, provider?: SocialProvider): string {
  const text = socialResultTexts[result];
  if (provider === undefined || provider === "facebook") return text;
  return text.replace(socialProviderLabels.facebook, socialProviderLabels[provider]);
}
