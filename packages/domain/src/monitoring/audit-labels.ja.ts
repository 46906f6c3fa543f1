/**
 * What was done, as the logs of a company and of the operator say it, by the names that use cases
 * write (spec 6 · Roles and permissions). A test finds an action that no word stands for.
 */
export const auditActionLabels = {
  // The account.
  changeInitialPassword: "初回パスワードの変更",
  exportOwnData: "データの書き出し",
  withdraw: "退会の申請",
  cancelWithdrawal: "退会の取り消し",
  acceptInvitation: "招待の承認",
  pauseDormant: "長期間のご利用がないことによる表示の停止",
  deleteDormant: "長期間のご利用がないことによるアカウントの削除",
  // The company's administration.
  inviteMember: "メンバーの招待",
  resendInvitation: "招待メールの再送",
  cancelInvitation: "招待の取り消し",
  updateAuthority: "権限の変更",
  removeMember: "メンバーの削除",
  handOver: "担当の引き継ぎ",
  saveCompany: "企業ページの保存",
  agreeToTerms: "利用規約と料金への同意",
  viewCompanyAuditLogs: "操作の記録の閲覧",
  exportCompanyAuditLogs: "操作の記録の書き出し",
  viewCompanyMembers: "メンバー一覧の閲覧",
  createCompany: "企業の登録",
  saveContract: "契約の変更",
  setOfferQuota: "月のオファー数の変更",
  suspendCompany: "企業の利用停止",
  resumeCompany: "企業の利用再開",
  closeCompany: "企業の利用終了",
  acceptIdentity: "企業情報の変更の承認",
  declineIdentity: "企業情報の変更の却下",
  setAgent: "面談エージェントの設定",
  // Candidates, offers and likes.
  viewJoker: "候補者のプロフィールの閲覧",
  searchJokersByAge: "年齢による候補者の検索",
  searchJokers: "候補者の検索",
  keepJoker: "キープ",
  unkeepJoker: "キープの解除",
  hideJoker: "候補者の非表示",
  unhideJoker: "候補者の非表示の解除",
  skipJoker: "候補者の見送り",
  createOffer: "オファーの送信",
  withdrawOffer: "オファーの取り消し",
  answerOffer: "オファーへの回答",
  createLike: "「興味あり」の送信",
  answerLike: "「興味あり」への回答",
  // Judging.
  openJudgement: "審査の開始・閲覧",
  viewPersonInJudging: "審査での性別・生年月日の閲覧",
  judgeJoker: "審査結果の登録",
  // Recruitments.
  saveRecruitment: "募集の保存",
  publishRecruitment: "募集の公開",
  pauseRecruitment: "募集の一時停止",
  closeRecruitment: "募集の終了",
  confirmRecruitment: "募集内容の確認",
  // The second factor and the operators themselves.
  enableSecondFactor: "2段階認証の設定",
  disableSecondFactor: "2段階認証の解除",
  resetSecondFactor: "2段階認証のリセット",
  renewRecoveryCodes: "リカバリーコードの再発行",
  createOperator: "運営担当の追加",
  closeOperator: "運営担当の利用終了",
  linkOperatorPassword: "運営担当のパスワード設定リンクの発行",
  // Reports, sanctions and the records of jokers.
  createReport: "通報の送信",
  linkCalendar: "カレンダーの連携",
  unlinkCalendar: "カレンダーの連携解除",
  linkSocial: "GoogleまたはFacebookでのログインの連携",
  unlinkSocial: "GoogleまたはFacebookでのログインの連携解除",
  openReport: "通報の閲覧",
  takeReport: "通報の担当",
  handleReport: "通報への対応",
  liftSanction: "利用制限の解除",
  signOutUser: "ログイン中の端末のログアウト",
  openJokerRecord: "求職者の記録の閲覧",
  searchJokerRecords: "求職者の記録の検索",
  claimJudgement: "審査の担当",
  changeRank: "ランクの変更",
  deleteCandidateNote: "候補者のメモの削除",
  undoSkipJoker: "候補者の見送りの取り消し",
  // The operator's desk.
  createArticle: "記事の作成",
  saveArticle: "記事の保存",
  publishArticle: "記事の公開",
  planArticle: "記事の公開予約",
  unpublishArticle: "記事の非公開",
  publishAnnounce: "運営からのお知らせの登録",
  updateAnnounce: "運営からのお知らせの変更",
  withdrawAnnounce: "運営からのお知らせの取り下げ",
  addSynonyms: "同義語の追加",
  removeSynonyms: "同義語の削除",
  viewInquiry: "お問い合わせの閲覧",
  assignInquiry: "お問い合わせの担当の変更",
  answerInquiry: "お問い合わせへの回答",
  closeInquiry: "お問い合わせの完了",
  reopenInquiry: "お問い合わせの再開",
  startSupport: "サポートとのやり取りの開始",
  findSupportJoker: "メールアドレスによる求職者の検索",
  viewSupportThread: "サポートとのやり取りの閲覧",
  viewCompanyThread: "メンバーのやり取りの閲覧",
  takeDownMessage: "メッセージの削除",
  releaseMatching: "マッチングの終了",
  finishVideoChat: "ビデオ面談の終了",
  reportNoShow: "ビデオ面談の欠席の連絡",
  viewReviews: "面談の感想の閲覧",
  viewAuditLogs: "操作の記録の閲覧",
  exportAuditLogs: "操作の記録の書き出し",
  viewErrorLogs: "エラーの記録の閲覧",
} as const satisfies Record<string, string>;

/** Who acted. */
const auditActorLabels = {
  visitor: "未ログイン",
  joker: "求職者",
  ace: "企業メンバー",
  operator: "運営",
  system: "システム",
} as const satisfies Record<string, string>;

/** What it was done to. */
export const auditTargetLabels = {
  user: "ユーザー",
  joker: "求職者",
  ace: "メンバー",
  invitation: "招待",
  operator: "運営担当",
  company: "企業",
  recruitment: "募集",
  offer: "オファー",
  like: "興味あり",
  matching: "マッチング",
  videoChat: "ビデオ面談",
  review: "面談の感想",
  search: "検索",
  report: "通報",
  article: "記事",
  announce: "運営からのお知らせ",
  synonyms: "同義語",
  inquiry: "お問い合わせ",
  auditLog: "操作の記録",
  errorLog: "エラーの記録",
} as const satisfies Record<string, string>;

const wordOf = (words: Readonly<Record<string, string>>, key: string): string =>
  Object.hasOwn(words, key) ? (words[key] ?? key) : key;

/** The word for an action of a log's row; one that is no longer written reads as its name. */
export const auditActionLabel = (action: string) => wordOf(auditActionLabels, action);
/** The word for the kind of actor of a log's row. */
export const auditActorLabel = (type: string) => wordOf(auditActorLabels, type);
/** The word for the kind of thing that a log's row is about. */
export const auditTargetLabel = (type: string) => wordOf(auditTargetLabels, type);
