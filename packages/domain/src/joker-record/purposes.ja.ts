/** Why an operator looks somebody up; stands in the audit log with every search and every view. */
export const recordPurposes = ["inquiry", "report", "judgement", "request", "law"] as const;
export type RecordPurpose = (typeof recordPurposes)[number];

export const recordPurposeLabels = {
  inquiry: "お問い合わせへの対応",
  report: "通報の確認",
  judgement: "審査の確認",
  request: "ご本人からの依頼",
  law: "法令にもとづく照会",
} as const satisfies Record<RecordPurpose, string>;
