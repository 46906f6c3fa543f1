/** One password for everyone in the demo data. */
export const demoPassword = "tefuda-demo";

/** Addresses of the people to sign in as, one for each role and state. */
export const demoEmails = {
  joker: "joker@demo.example",
  newJoker: "new@demo.example",
  judgingJoker: "judging@demo.example",
  idleJoker: "idle@demo.example",
  aceAdmin: "admin@demo.example",
  aceMember: "member@demo.example",
  invitedAce: "invited@demo.example",
  agent: "agent@demo.example",
  operator: "operator@demo.example",
  judge: "judge@demo.example",
  editor: "editor@demo.example",
} as const;
export type DemoAccount = keyof typeof demoEmails;

/**
 * What the authenticator apps of the demo's operators hold, known to everyone: the page /dev/codes
 * shows the codes.
 */
export const demoSecrets = {
  operator: "TEFUDADEMOOPERATORSECRETAAAAAAAA",
  judge: "TEFUDADEMOJUDGESECRETAAAAAAAAAAA",
  editor: "TEFUDADEMOEDITORSECRETAAAAAAAAAA",
} as const satisfies Partial<Record<DemoAccount, string>>;
export type DemoOperator = keyof typeof demoSecrets;

/** What each account is there to show. */
const roles: Record<DemoAccount, string> = {
  joker: "求職者（オファー・メッセージあり）",
  newJoker: "求職者（登録したばかり）",
  judgingJoker: "求職者（審査中）",
  idleJoker: "求職者（転職・副業への意欲が2か月以上前）",
  aceAdmin: "企業（管理者）",
  aceMember: "企業（メンバー）",
  invitedAce: "企業（招待されたばかり）",
  agent: "面談エージェント",
  operator: "運営（管理者、確認コードは /dev/codes）",
  judge: "運営（審査担当、確認コードは /dev/codes）",
  editor: "運営（編集担当、確認コードは /dev/codes）",
};

/** Where each account signs in. */
const pages: Record<DemoAccount, string> = {
  joker: "/login",
  newJoker: "/login",
  judgingJoker: "/login",
  idleJoker: "/login",
  aceAdmin: "/ace/login",
  aceMember: "/ace/login",
  invitedAce: "/ace/login",
  agent: "/ace/login",
  operator: "/operator/login",
  judge: "/operator/login",
  editor: "/operator/login",
};

const accounts = Object.keys(demoEmails) as DemoAccount[];

/** The accounts as lines for the terminal. */
export const demoAccounts: readonly string[] = accounts.map(
  (account) =>
    `  ${demoEmails[account].padEnd(22)} / ${demoPassword}  ${pages[account].padEnd(16)} ${roles[account]}`,
);
