import { expect, it } from "vitest";
import { errorCatalogue } from "./catalogue.ts";
import { errorMessages, errorText, failurePage } from "./messages.ja.ts";
import { errorFollowUpLabels } from "./page-messages.ja.ts";

it("says every code in these words", () => {
  expect(errorMessages).toEqual({
    aceNotFound: "担当者が見つかりませんでした。退職または利用を終了した可能性があります。",
    aceNotLinkingRecruitment: "オファーを送るには、紐づける募集が必要です。",
    alreadyExistsFacebookLoginUser:
      "Facebookで作成されたアカウントがすでにあります。オファー画面へ移動します。",
    alreadyExistsLike: "すでに「興味あり」を送っています。",
    alreadyExistsKeep: "この候補者は、同じ企業のほかのメンバーがキープしています。",
    alreadyExistsMatchingForAce: "この候補者とは、すでに貴社のメンバーがマッチングしています。",
    alreadyExistsMatchingForJoker:
      "この企業とはすでにマッチングしています。メッセージ画面をご確認ください。",
    alreadyExistsMatchingForJokerOnLike:
      "この企業とはすでにマッチングしているため、「興味あり」を送れません。",
    alreadyExistsMatchingForAgentAceOnLike:
      "この面談エージェントとはすでにやり取りを開始しています。",
    alreadyExistsOffer: "この候補者には、すでにオファーを送っています。",
    alreadyRegisteredEmail: "このメールアドレスはすでに登録されています。",
    alreadyRegisteredHiddenCompany: "「{label}」はすでに登録されています。",
    cannotFetchImageFile: "画像を読み込めませんでした。別の画像をお試しください。",
    companyNotFound: "企業が見つかりませんでした。",
    dataNotFound: "データが見つかりませんでした。画面を更新してお試しください。",
    encryptFailed: "処理に失敗しました。時間をおいて、もう一度お試しください。",
    exceededFileSize: "ファイルサイズは{limit}MB以下にしてください。",
    failedGetFileExtension: "ファイルの拡張子を確認できませんでした。ファイル名をご確認ください。",
    failedProcessImage: "画像の処理に失敗しました。別の画像をお試しください。",
    failedToCreateAnswer: "回答を送信できませんでした。時間をおいて、もう一度お試しください。",
    failedToCreateAudio: "音声を作成できませんでした。文章でご確認ください。",
    fetchDataError: "データの取得に失敗しました。通信環境をご確認のうえ、再読み込みしてください。",
    fetchGoogleCalendarEventFailure:
      "Googleカレンダーの予定を取得できませんでした。時間をおいて、もう一度お試しください。",
    googleAuthExpired:
      "Googleカレンダーとの連携の有効期限が切れました。いったん連携を解除し、もう一度連携してください。",
    internalError: "サーバーでエラーが発生しました。時間をおいて、もう一度お試しください。",
    invalidActionCode:
      "リンクの有効期限が切れているか、すでに使用されています。お手数ですが、もう一度再設定または登録の手続きをしてください。",
    invalidEmailOnLogin: "メールアドレスの形式が正しくありません。",
    invalidEmailOnSignup:
      "登録用リンクをお送りしたメールアドレスと異なります。メールを受け取ったアドレスを入力してください。",
    invalidParameter: "入力内容に誤りがあります。内容をご確認ください。",
    likelyCompanyUser: "企業アカウントの可能性があります。企業用のログインをお試しください。",
    lock: "別の端末で内容が更新されました。画面を更新してから、もう一度お試しください。",
    loginPageForCompany:
      "こちらは企業用のログインページです。求職者の方は、求職者用のページからログインしてください。",
    noAdditionalUserInfoOnFBLogin:
      "Facebookからお客さまの情報を取得できませんでした。別の方法でログインしてください。",
    noCurrentUser: "ログイン情報を確認できませんでした。もう一度ログインしてください。",
    notEmailPasswordUser:
      "FacebookまたはGoogleで登録されたアカウントのため、パスワードの再設定はできません。",
    notRegisteredProfile: "この機能は、プロフィールの審査を通過するとご利用いただけます。",
    notSupportDevice:
      "お使いの環境ではビデオ面談をご利用いただけません。最新のブラウザーをお使いください。",
    reactOfferCount: "今月送信できるオファーの残りがありません。",
    reachJokerKeepLimit:
      "キープの上限（{limit}名）に達しました。キープ中の候補者にオファーを送るか見送ると、枠が空きます。",
    recruitmentNotFound: "募集が見つかりませんでした。終了した可能性があります。",
    requireRecentLogin: "安全のため、もう一度ログインしてから操作してください。",
    userNotFound: "ユーザーが見つかりませんでした。",
    userNotFoundOnAuth: "メールアドレスまたはパスワードが正しくありません。",
    weakPassword:
      "このパスワードは使用できません。8文字以上の、推測されにくいパスワードを入力してください。",
    wrongPassword: "メールアドレスまたはパスワードが正しくありません。",
    unauthenticated: "ログインの有効期限が切れました。もう一度ログインしてください。",
    unrecognizedAudio: "音声を認識できませんでした。静かな場所で、もう一度お試しください。",
    timeout: "通信がタイムアウトしました。通信環境をご確認のうえ、もう一度お試しください。",
    serverBusy:
      "ただいま混み合っているか、サーバーの準備中です。しばらくしてから、もう一度お試しください。",
    unexpected:
      "エラーが発生しました。もう一度お試しください。繰り返し発生する場合は、サポートまでお問い合わせください。",
    invalidPasswordResetRequest:
      "パスワードの設定は、ログインから5分以内に行ってください。お手数ですが、もう一度ログインしてからやり直してください。",
    temporarilyLocked:
      "ログインの失敗が続いたため、一時的にログインを制限しています。15分後にもう一度お試しください。",
    wrongSecondFactor:
      "確認コードが正しくありません。コードは一度しか使えません。認証アプリに表示されている最新のコードを入力してください。",
    secondStepExpired:
      "確認の有効期限が切れました。お手数ですが、もう一度はじめからやり直してください。",
    socialSignInExpired:
      "手続きの有効期限が切れたか、別の画面で完了しています。お手数ですが、もう一度ログインからやり直してください。",
    customTokenExpired:
      "アプリからのログインの有効期限が切れたか、すでに使用されています。アプリの画面を開き直してください。",
    alreadySignedIn:
      "この画面では別のアカウントでログインしています。切り替える場合は、いまのアカウントからログアウトします。",
    lastSignInWay:
      "ほかにログインする方法がないため、解除できません。先にパスワードを設定するか、別のアカウントと連携してください。",
    userDisabled: "このアカウントは現在ご利用いただけません。サポートまでお問い合わせください。",
    permissionDenied: "この操作を行う権限がありません。",
    restricted: "ご利用が一部制限されているため、この操作はできません。",
    agreementRequired:
      "ご利用の前に、管理者の方が利用規約（企業向け）と料金に同意する必要があります。",
    judgementTooSoon: "再度の審査の申し込みは24時間に1回までです。時間をおいてお申し込みください。",
    reachLikeLimit: "「興味あり」は1日{limit}件まで送れます。明日またお試しください。",
    reachOfferDayLimit: "オファーを送れるのは1日{limit}通までです。明日またお送りください。",
    reachOfferTemplateLimit:
      "テンプレートは1人{limit}件まで保存できます。使わなくなったものを削除してください。",
    alreadyExistsOfferTemplate: "同じ名前のテンプレートがすでにあります。",
    tooManyRequests: "短時間に操作が集中しました。しばらくしてから、もう一度お試しください。",
    scheduleConflict: "この時間帯にはほかの予定があります。別の日時をお選びください。",
    scheduleExpired: "選択した日時は過ぎています。別の日時をお選びください。",
    tooLateToReschedule:
      "面談の開始まで1時間を切っているため、日程を変更できません。メッセージでお相手にご連絡ください。",
    interviewStarted: "面談の開始時刻を過ぎているため、キャンセルできません。",
    videoChatNotOpen: "入室できるのは、開始10分前からです。",
    videoSeatTaken: "別の端末で入室しています。",
    lastAdmin: "管理者は1名以上必要なため、変更できません。",
    agentIncomplete: "面談エージェントにするには、ご本人によるプロフィールの入力が必要です：{list}",
    agentStillHires:
      "担当中の募集・オファー・「興味あり」・キープがあるため、面談エージェントにできません。先に終えるか、ほかのメンバーに引き継いでもらってください。",
    agentLeavesNoAdmin:
      "採用を続けるメンバーに管理者がいなくなるため、面談エージェントにできません。先に、ほかのメンバーを管理者にしてください。",
    reachAgentLimit: "面談エージェントは{limit}名までです。先に、ほかの方を外してください。",
    recruitmentIncomplete: "公開するには、次の項目の入力が必要です：{list}",
    reachSavedSearchLimit:
      "保存できる条件は{limit}件までです。使わなくなった条件を削除してから、もう一度保存してください。",
    alreadyExistsSavedSearch: "同じ名前の条件がすでにあります。別の名前をご入力ください。",
    reachCannedReplyLimit:
      "定型文は{limit}件までです。使わなくなった定型文を削除してから、もう一度保存してください。",
    reachCompassLimit:
      "アドバイスを受け取れるのは1日{limit}回までです。明日の午前0時から、またご利用いただけます。",
  });
});

it("names every way on in these words", () => {
  expect(errorFollowUpLabels).toEqual({
    login: "ログインへ",
    offers: "オファーを見る",
    calendarSetting: "カレンダー設定へ",
    companyLogin: "企業ログインへ",
    agreement: "内容を確認する",
    reload: "更新する",
    retry: "再読み込み",
  });
});

it("offers these ways on after these codes", () => {
  const ways = Object.entries(errorCatalogue).flatMap(([code, entry]) =>
    "followUp" in entry ? [[code, entry.followUp]] : [],
  );
  expect(Object.fromEntries(ways)).toEqual({
    alreadyExistsFacebookLoginUser: "offers",
    fetchDataError: "retry",
    googleAuthExpired: "calendarSetting",
    likelyCompanyUser: "companyLogin",
    lock: "reload",
    noCurrentUser: "login",
    userNotFound: "login",
    unauthenticated: "login",
    serverBusy: "retry",
    agreementRequired: "agreement",
  });
});

it.each([
  ["exceededFileSize", "ファイルサイズは3MB以下にしてください。"],
  [
    "reachJokerKeepLimit",
    "キープの上限（30名）に達しました。キープ中の候補者にオファーを送るか見送ると、枠が空きます。",
  ],
  ["reachLikeLimit", "「興味あり」は1日20件まで送れます。明日またお試しください。"],
] as const)("says the limit of %s", (code, text) => {
  expect(errorText(code)).toBe(text);
});

it.each([
  ["alreadyRegisteredHiddenCompany", "「この言葉」はすでに登録されています。"],
  [
    "agentIncomplete",
    "面談エージェントにするには、ご本人によるプロフィールの入力が必要です：プロフィール",
  ],
  ["recruitmentIncomplete", "公開するには、次の項目の入力が必要です：必須項目"],
] as const)("names something where %s is told nothing", (code, text) => {
  expect(errorText(code)).toBe(text);
});

it("says in these words that no page can be shown", () => {
  expect(failurePage.title(503)).toBe("ただいまご利用いただけません");
  expect([500, 502, 504].map(failurePage.title)).toEqual([
    "ページを表示できませんでした",
    "ページを表示できませんでした",
    "ページを表示できませんでした",
  ]);
  expect(failurePage.home).toBe("トップページへ");
  expect(failurePage.quote).toBe("お問い合わせの際は、次の番号をお伝えください：");
});
