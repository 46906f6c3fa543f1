import type { hiddenCompanyDomains } from "@tefuda/db/schema/joker";
import { normalizeHiddenCompanyWord } from "@tefuda/domain/joker/hidden-company";
import { type Rank, ranks } from "@tefuda/domain/options/ranks";
import { heroJokers } from "../content/joker-pools.ts";
import type { DemoHeroJoker } from "../content/types.ts";
import { createRandom } from "../drawings/random.ts";
import { at, pickWeighted } from "../factories/draw.ts";
import { stableId } from "../factories/ids.ts";
import { type JokerRow, type MadeJoker, makeJoker } from "../factories/joker.ts";
import { drawProfile, type JokerProfile } from "../factories/joker-profile.ts";
import { daysBefore, minutesAfter, minutesBefore } from "../factories/times.ts";
import { demoEmails } from "./accounts.ts";
import type { Cast } from "./cast.ts";
import { picturePaths, pictureUrl } from "./picture-paths.ts";

export type HiddenWordRow = typeof hiddenCompanyDomains.$inferInsert;

/** How many seekers stand where. */
export const jokerCounts = {
  registered: 220,
  judging: 35,
  remanded: 8,
  provisioning: 22,
  loggedIn: 15,
};
/** Registered seekers who came lately: nobody has met them yet. */
const NEWCOMERS = 24;
const rankWeights = { S: 9, A: 18, B: 28, C: 22, D: 12, E: 8, Z: 3 } as const;
/** The place of the seeker whose willingness is asked for again, and since when it is known. */
const IDLE_INDEX = 1;
const IDLE_DAYS = 75;
/** Everyone else has answered lately, so that the question stays away while one looks around. */
const ASKED_DAYS_MAX = 40;
const registeredEmails: Readonly<Record<number, string>> = {
  0: demoEmails.joker,
  [IDLE_INDEX]: demoEmails.idleJoker,
};
/** What an operator should notice, by the place among those in judging: a number in a text, two accounts of one phone. */
const noticeable: Readonly<Record<number, Partial<JokerRow>>> = {
  8: {
    introduction:
      "受発注システムの運用を6年担当し、問い合わせ件数を年間で3割減らしました。詳しい資料をお送りできますので、090-0000-1234までお電話ください。",
    hasIntroduction: true,
  },
  10: { phone: "08000005678" },
  12: { phone: "08000005678" },
};
const SHARE_WITH_PICTURE = 0.6;
const HIDING_EVERY = 9;
const DAY_MINUTES = 1440;

/** Days since someone was online, in bands of the recency label; `never` has no time at all. */
const onlineBands = {
  day: [0, 1],
  threeDays: [1, 3],
  week: [3, 7],
  month: [7, 30],
  quarter: [30, 90],
  halfYear: [90, 180],
  longer: [180, 240],
  never: [0, 0],
} as const;
const bandWeights = {
  day: 20,
  threeDays: 17,
  week: 18,
  month: 20,
  quarter: 12,
  halfYear: 7,
  longer: 4,
  never: 2,
} as const;

export function buildJokers(now: Date): MadeJoker[] {
  const registered = Array.from({ length: jokerCounts.registered }, (_, index) =>
    registeredJoker(now, index),
  );
  const judging = Array.from({ length: jokerCounts.judging }, (_, index) => {
    const createdAt = minutesBefore(now, DAY_MINUTES * 3 + index * 420);
    const overrides = index === 0 ? { email: demoEmails.judgingJoker } : (noticeable[index] ?? {});
    return makeJoker(
      now,
      {
        key: `judging-${index}`,
        registrationStatus: "judging",
        createdAt,
        onlineAt: minutesAfter(createdAt, 1500),
      },
      overrides,
    );
  });
  const remanded = Array.from({ length: jokerCounts.remanded }, (_, index) =>
    makeJoker(now, {
      key: `remanded-${index}`,
      registrationStatus: "provisioning",
      createdAt: daysBefore(now, 5 + index),
      onlineAt: daysBefore(now, 1 + index / 3),
    }),
  );
  const provisioning = Array.from({ length: jokerCounts.provisioning }, (_, index) => {
    const createdAt = daysBefore(now, 1 + index * 2);
    return makeJoker(
      now,
      {
        key: `provisioning-${index}`,
        registrationStatus: "provisioning",
        profile: {
          ...drawProfile(`provisioning-${index}`, now),
          careers: [],
          skills: [],
          personalities: [],
        },
        createdAt,
        onlineAt: minutesAfter(createdAt, 30),
      },
      {
        introduction: null,
        hasIntroduction: false,
        ...(index % 2 && {
          graduatedSchool: null,
          graduatedFacultyDepartment: null,
          jobChangeWillingness: null,
        }),
      },
    );
  });
  const loggedIn = Array.from({ length: jokerCounts.loggedIn }, (_, index) => {
    const createdAt = minutesBefore(now, 50 + index * 700);
    const overrides = index === 0 ? { email: demoEmails.newJoker } : {};
    return makeJoker(
      now,
      {
        key: `loggedIn-${index}`,
        registrationStatus: "loggedIn",
        profile: null,
        createdAt,
        onlineAt: createdAt,
      },
      overrides,
    );
  });
  return [...registered, ...judging, ...remanded, ...provisioning, ...loggedIn].map(withPicture);
}

function registeredJoker(now: Date, index: number): MadeJoker {
  const random = createRandom(index, ":registered");
  const key = `registered-${index}`;
  const hero = heroJokers[index];
  const isNew = index >= jokerCounts.registered - NEWCOMERS;
  // The first of the generated ones have one rank each, so that none is missing.
  const rank: Rank =
    hero?.rank ?? ranks[index - heroJokers.length] ?? pickWeighted(random, rankWeights);
  const band = hero ? "day" : isNew ? "threeDays" : pickWeighted(random, bandWeights);
  const [from, to] = onlineBands[band];
  const onlineAt =
    band === "never"
      ? null
      : minutesBefore(now, Math.round(random.range(from, to) * DAY_MINUTES) + 2);
  const createdAt = daysBefore(now, isNew ? random.int(4, 24) : random.int(100, 180) + to);
  const profile = hero ? withoutRank(hero) : drawProfile(key, now);
  const email = registeredEmails[index];
  const overrides = email ? { email } : {};
  const made = makeJoker(now, { key, rank, profile, createdAt, onlineAt }, overrides);
  const askedDays = index === IDLE_INDEX ? IDLE_DAYS : random.int(2, ASKED_DAYS_MAX);
  const askedAt = daysBefore(now, isNew ? 2 : askedDays);
  return {
    ...made,
    joker: {
      ...made.joker,
      updateJobChangeWillingnessAt: askedAt,
      updateSideJobWillingnessAt: askedAt,
    },
  };
}

const withoutRank = ({ rank: _, ...profile }: DemoHeroJoker): JokerProfile => profile;

/** Two in three have a portrait; everyone whom one signs in as does. */
function withPicture(made: MadeJoker): MadeJoker {
  const { joker } = made;
  const isShown =
    emails.has(joker.email ?? "") || createRandom(joker.id, ":picture").chance(SHARE_WITH_PICTURE);
  if (!joker.name || !isShown) return made;
  return {
    ...made,
    joker: { ...joker, profileImageURL: pictureUrl(picturePaths.joker(joker.id)) },
  };
}

const emails: ReadonlySet<string> = new Set(Object.values(demoEmails));

/** Words by which some seekers hide, each from one of the companies; the first hides from an employer. */
export function buildHiddenWords(
  now: Date,
  jokers: readonly JokerRow[],
  { companies }: Pick<Cast, "companies">,
): HiddenWordRow[] {
  return jokers
    .filter(({ registrationStatus }) => registrationStatus === "registered")
    .flatMap((joker, index) => {
      if (index % HIDING_EVERY !== 0) return [];
      const site =
        index === 0
          ? "https://www.koyomi-soft.example"
          : (at(companies, index / HIDING_EVERY).siteUrl ?? "");
      return {
        id: stableId("hiddenWord", joker.id),
        jokerId: joker.id,
        word: normalizeHiddenCompanyWord(site),
        createdAt: minutesAfter(joker.createdAt, DAY_MINUTES),
      };
    })
    .filter(({ createdAt }) => createdAt <= now);
}
