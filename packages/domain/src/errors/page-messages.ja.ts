import type { ErrorCode, ErrorFollowUp } from "./catalogue.ts";

/**
 * The messages that pages say by themselves, without an answer of the server; with one comes its own text,
 * so that no page has to carry them all.
 */
export const pageErrorMessages = {
  fetchDataError: "データの取得に失敗しました。通信環境をご確認のうえ、再読み込みしてください。",
  restricted: "ご利用が一部制限されているため、この操作はできません。",
  unexpected:
    "エラーが発生しました。もう一度お試しください。繰り返し発生する場合は、サポートまでお問い合わせください。",
  alreadyExistsFacebookLoginUser:
    "Facebookで作成されたアカウントがすでにあります。オファー画面へ移動します。",
  noAdditionalUserInfoOnFBLogin:
    "Facebookからお客さまの情報を取得できませんでした。別の方法でログインしてください。",
  notSupportDevice:
    "お使いの環境ではビデオ面談をご利用いただけません。最新のブラウザーをお使いください。",
  userDisabled: "このアカウントは現在ご利用いただけません。サポートまでお問い合わせください。",
} as const satisfies Partial<Record<ErrorCode, string>>;

/** Labels of the button or link beside a message that offers a way on. */
export const errorFollowUpLabels = {
  login: "ログインへ",
  offers: "オファーを見る",
  calendarSetting: "カレンダー設定へ",
  companyLogin: "企業ログインへ",
  agreement: "内容を確認する",
  reload: "更新する",
  retry: "再読み込み",
} as const satisfies Record<ErrorFollowUp, string>;
