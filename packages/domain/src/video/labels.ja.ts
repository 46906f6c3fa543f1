import { pageErrorMessages } from "../errors/page-messages.ja.ts";

export const videoLabels = {
  join: "ビデオ面談に入室する",
  opensIn: "{minutes}分後に入室できます",
  waiting: "お相手の入室を待っています",
  blockedDevices: "カメラまたはマイクを使用できません。ブラウザーの設定で許可してください。",
  notSupported: pageErrorMessages.notSupportDevice,
  leaveConfirm: "退室しますか？",
  leave: "退室する",
  finish: "面談を終了する",
  noShow: "お相手が来ない場合",
  cameraOff: "カメラをオフにして入室",
  takeOver: "別の端末で入室しています。この端末に切り替えますか？",
  reconnecting: "再接続しています...",
  disconnected: "接続が切れました。",
  rejoin: "再入室する",
  recording: "録画・録音は行いません。お相手の許可なく録画・録音することもお控えください。",
  reviewNote: "回答は運営のみが確認し、お相手には表示されません。",
  noRecruitment: "指定なし",
} as const;

/** Why an interview is arranged anew after one side, or both, did not come; says nothing of whom. */
export const missedReason = "お約束の時間にお会いできなかったため";
