import { pictureGuideline } from "@tefuda/domain/joker/picture-guideline.ja";

/** Words around the own picture. */
export const profileImageCopy = {
  label: "プロフィール写真",
  choose: "写真を選ぶ",
  change: "写真を変更する",
  remove: "削除する",
  dropHint: "画像をここにドロップできます。",
  reduceHelp: "png、jpg、jpeg、gif形式。大きな写真は自動で3MB以下に縮小します。",
  whoSees: "写真は、マッチングが成立した企業の担当者にだけ表示されます。",
  guideline: `${pictureGuideline.join("、")}写真をお使いください。`,
  reading: "画像を読み込んでいます",
  cropTitle: "写真の位置を調整",
  cropLead: "ドラッグまたは矢印キーで位置を、スライダーで大きさを調整できます。",
  small: "画像が小さいため、ぼやけて見えることがあります。300×300px以上の画像をおすすめします。",
  preview: "プレビュー",
  previewLead: "このように表示されます。",
  use: "この写真を使う",
  sending: "アップロード中",
  saving: "保存しています",
  cancel: "キャンセル",
  lost: "通信が途切れました。通信環境をご確認のうえ、もう一度お試しください。",
  retry: "もう一度送る",
  discard: "取り消す",
  removeTitle: "プロフィール写真を削除しますか？",
  removeBody: "削除すると、名前の頭文字が表示されます。",
} as const;
