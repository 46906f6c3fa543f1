export const aceLabels = {
  paused:
    "この担当者は現在お休み中のため、プロフィールを表示できません。メッセージのやり取りは引き続きご利用いただけます。",
  phoneHint: "オファーの送信は、パソコンまたはアプリをご利用ください。",
  agent: "面談エージェント",
} as const;

/** What the log says of a change of an interview agent. */
export const agentReason = (place: number | undefined): string =>
  place === undefined ? "面談エージェントから外す" : `面談エージェント（表示順${place}）`;
