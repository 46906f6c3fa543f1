import { birthdayTimestamp } from "@tefuda/domain/joker/age";
import type { OperatorRole } from "@tefuda/domain/policy/actor";
import { type AceRow, type MadeAce, makeAce } from "@tefuda/testing/factories/ace";
import { type CompanyRow, makeCompany } from "@tefuda/testing/factories/company";
import { type MadeJoker, makeJoker } from "@tefuda/testing/factories/joker";
import { makeOperator } from "@tefuda/testing/factories/operator";

/** When all of it takes place. */
export const matrixNow = new Date("2026-11-20T03:00:00Z");
export const PASSWORD = "correct-horse-9";
/** Hosts that one seeker hides from; the second stands nowhere else. */
export const hiddenWords = ["tsumugi-works.example", "nobody-may-know.example"] as const;

/** What the seekers who call hide from; each stands in one place. */
export const ownHiddenWord = (key: "registered" | "judging") => `hidden-by-${key}.example`;

/** Seekers by the part they play. */
export const jokerKeys = [
  "registered",
  "judging",
  "stranger",
  "candidate",
  "hider",
  "partner",
  "offeredByMember",
  "offeredByAdmin",
  "keptByMember",
  "keptByAdmin",
  "putAside",
] as const;
export type JokerKey = (typeof jokerKeys)[number];

/** A seeker whose every personal detail is a text that stands nowhere else. */
function makeSeeker(key: JokerKey, index: number): MadeJoker {
  const day = String(index + 11);
  const birthday = `1991-07-${day}`;
  const isJudging = key === "judging";
  const made = makeJoker(
    matrixNow,
    { key, registrationStatus: isJudging ? "judging" : "registered", rank: isJudging ? null : "A" },
    {
      name: `実名 ${key}`,
      nameKana: `ジツメイ ${key}`,
      email: `${key.toLowerCase()}@seeker.example`,
      phone: `090777700${day}`,
      birthday,
      birthdayTimestamp: birthdayTimestamp(birthday),
      graduatedSchool: `${key}の卒業校`,
      portfolioURL: `https://portfolio.example/${key}`,
    },
  );
  const careers = made.careers.map((career) => ({ ...career, companyName: `${key}の勤務先` }));
  return { ...made, careers };
}

const makeStaff = (
  key: string,
  company: CompanyRow,
  index: number,
  { authority, isAgent = false }: Pick<AceRow, "authority"> & { isAgent?: boolean },
): MadeAce =>
  makeAce(
    matrixNow,
    { company, index },
    { name: `社員 ${key}`, email: `${key}@staff.example`, authority, isAgent, isAvailable: true },
  );

const makeSupporter = (role: OperatorRole) =>
  makeOperator(matrixNow, { role, name: `運営 ${role}`, email: `${role}@operator.example` });

/** Two companies with a member and an admin each, an agency, one more, seekers and the support team. */
export function makePeople() {
  const companies = {
    own: makeCompany(matrixNow, 0),
    foreign: makeCompany(matrixNow, 1),
    agency: makeCompany(matrixNow, 2),
    other: makeCompany(matrixNow, 3),
    closed: makeCompany(matrixNow, 4, { status: "closed" }),
  };
  const { own, foreign, agency, other, closed } = companies;
  return {
    companies,
    aces: {
      member: makeStaff("member", own, 0, { authority: "member" }),
      admin: makeStaff("admin", own, 1, { authority: "admin" }),
      foreignMember: makeStaff("foreign-member", foreign, 2, { authority: "member" }),
      foreignAdmin: makeStaff("foreign-admin", foreign, 3, { authority: "admin" }),
      // An admin of its agency: being an agent has to outweigh it.
      agent: makeStaff("agent", agency, 4, { authority: "admin", isAgent: true }),
      // Of a company that nobody has dealings with yet.
      otherMember: makeStaff("other-member", other, 5, { authority: "member" }),
      // Of a company that shows itself no more.
      closedMember: makeStaff("closed-member", closed, 6, { authority: "member" }),
    },
    jokers: Object.fromEntries(
      jokerKeys.map((key, index) => [key, makeSeeker(key, index)]),
    ) as Record<JokerKey, MadeJoker>,
    operators: {
      support: makeSupporter("support"),
      judge: makeSupporter("judge"),
      editor: makeSupporter("editor"),
      admin: makeSupporter("admin"),
    },
  };
}

export type People = ReturnType<typeof makePeople>;
