/** What a person reads beside a picture or file that is chosen (spec 5 · Messages). */
export const uploadMessages = {
  imageType: "png、jpg、jpeg、gif形式の画像を選択してください",
  fileType: "pdf、docx、xlsx、pptx、png、jpg、jpeg、gif、txt形式のファイルを選択してください",
  fileEmpty: "中身が空のファイルは送信できません",
  fileMismatch: "ファイルの中身が拡張子と一致しません。元のファイルをご確認ください",
  imageSize: "3MB以下の画像を選択してください",
  imageHelp: "正方形、300×300px以上の画像をおすすめします",
} as const;
