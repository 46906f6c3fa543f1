/** Registration statuses of a joker, in the order they are passed through (spec 4). */
export const registrationStatuses = ["loggedIn", "provisioning", "judging", "registered"] as const;

export type RegistrationStatus = (typeof registrationStatuses)[number];

export const registrationStatusLabels = {
  loggedIn: "登録開始",
  provisioning: "入力中",
  judging: "審査中",
  registered: "登録済み",
} as const satisfies Record<RegistrationStatus, string>;
