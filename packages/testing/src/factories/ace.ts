import type { aces } from "@tefuda/db/schema/ace";
import type { Career } from "@tefuda/domain/joker/career-schema";
import { arrangeCareers } from "@tefuda/domain/joker/careers";
import { demoAces } from "../content/aces.ts";
import type { DemoAce } from "../content/types.ts";
import { createRandom } from "../drawings/random.ts";
import type { CompanyRow } from "./company.ts";
import { at } from "./draw.ts";
import { stableId } from "./ids.ts";
import { minutesAfter, minutesBefore, writtenAt } from "./times.ts";
import { makeUser, type UserRow } from "./user.ts";

/** A row as it is written: the database makes the text that is searched. */
export type AceRow = Omit<typeof aces.$inferSelect, "searchText">;

export interface MadeAce {
  readonly user: UserRow;
  readonly ace: AceRow;
}

const MINUTES_A_DAY = 1440;

/** A member of a company from the content's place, with the user who signs in. */
export function makeAce(
  now: Date,
  { company, index = 0 }: { company: CompanyRow; index?: number },
  overrides: Partial<AceRow> = {},
): MadeAce {
  const {
    companyIndex: _,
    pickupPoint: __,
    careers,
    agentOrder = 0,
    ...content
  } = at(demoAces, index);
  const random = createRandom(index, ":ace");
  const id = overrides.id ?? stableId("ace", index);
  const email = overrides.email ?? `ace${index + 1}@demo.example`;
  const createdAt = minutesAfter(company.createdAt, MINUTES_A_DAY * (1 + (index % 7)));
  const onlineAt = minutesBefore(now, random.int(5, 4 * MINUTES_A_DAY));
  const ace: AceRow = {
    ...content,
    id,
    email,
    companyId: company.id,
    occupations: [...content.occupations],
    businessURL: company.siteUrl,
    careers: careersOf(id, content.business, careers, createdAt),
    personalities: [...content.personalities],
    profileImage: null,
    articleId: null,
    favoriteUserIds: [],
    agentOrder,
    pickupPoint: content.isAvailable ? random.int(0, 60) : 0,
    onlineAt,
    offlineAt: minutesAfter(onlineAt, 4),
    lockVersion: 0,
    lastSaveId: null,
    removedAt: null,
    ...writtenAt(createdAt),
    ...overrides,
  };
  const user = makeUser({ id, name: ace.name, email, createdAt }, { lastSignedInAt: onlineAt });
  return { user, ace };
}

function careersOf(
  aceId: string,
  business: string,
  careers: DemoAce["careers"],
  createdAt: Date,
): Career[] {
  const times = { createdAt: createdAt.toISOString(), updatedAt: createdAt.toISOString() };
  const periods = careers.map((career, index) => {
    const isCurrentWorkplace = career.endWorkingDuration === undefined;
    return {
      ...career,
      id: stableId("aceCareer", `${aceId}:${index}`),
      business: isCurrentWorkplace
        ? business
        : `${career.companyName}で${career.position}の仕事を担当していました。`,
      isCurrentWorkplace,
      ...times,
    };
  });
  return arrangeCareers(periods);
}
