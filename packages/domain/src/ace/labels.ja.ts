export const aceLabels = {
  paused:
    "この担当者は現在お休み中のため、プロフィールを表示できません。メッセージのやり取りは引き続きご利用いただけます。",
  phoneHint: "オファーの送信は、パソコンまたはアプリをご利用ください。",
  agent: "面談エージェント",
} as const;
