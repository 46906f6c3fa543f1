import type { Column } from "@tefuda/domain/policy/permissions";
import { type Dealings, secretText } from "./dealings.fixture.ts";
import { compassSecretOf, notificationTextOf } from "./insert.fixture.ts";
import {
  hiddenWords,
  type JokerKey,
  jokerKeys,
  ownHiddenWord,
  type People,
} from "./people.fixture.ts";

/** A text that stands in one place of the world, and the columns that may ever be told it. */
export interface Secret {
  readonly what: string;
  readonly text: string;
  readonly readers: readonly Column[];
}

const supporters: readonly Column[] = ["operatorSupport", "operatorAdmin"];
const editors: readonly Column[] = ["operatorEditor", "operatorAdmin"];
const ownCompany: readonly Column[] = ["aceMember", "aceAdmin"];

interface Acquaintances {
  readonly self?: Column;
  /** Who reads the whole profile after a match: also an admin, on the profile sheet. */
  readonly profile: readonly Column[];
  /** Who reads the name: also an admin, in the threads of the company. */
  readonly name: readonly Column[];
}

const nobody: Acquaintances = { profile: [], name: [] };
const acquaintances: Readonly<Partial<Record<JokerKey, Acquaintances>>> = {
  registered: {
    self: "jokerRegistered",
    profile: ["aceMember", "agentAce", "aceAdmin"],
    name: ["aceMember", "agentAce", "aceAdmin"],
  },
  judging: { self: "jokerNotRegistered", profile: [], name: [] },
  partner: { profile: ["aceAdmin"], name: ["aceAdmin"] },
};

/** Who may learn what of a seeker (spec 6 · Roles and permissions). */
function secretsOfJoker({ jokers }: People, key: JokerKey): Secret[] {
  const { self, ...others } = acquaintances[key] ?? nobody;
  const always = self ? [self, ...supporters] : supporters;
  // Who judges reads a profile that is up for it, but for the birthday.
  const judged: readonly Column[] = key === "judging" ? ["operatorJudge"] : [];
  const { joker, careers } = jokers[key];
  const of = (what: string, text: unknown, readers: readonly Column[] = []) => ({
    what: `the ${what} of ${key}`,
    text: String(text),
    readers: [...always, ...judged, ...readers],
  });
  const ofPerson = (what: string, value: unknown) => ({ ...of(what, value), readers: always });
  return [
    of("name", joker.name, others.name),
    of("kana", joker.nameKana, others.profile),
    of("e-mail", joker.email),
    of("phone", joker.phone),
    ofPerson("birthday", joker.birthday),
    ofPerson("birthday in milliseconds", joker.birthdayTimestamp),
    of("school", joker.graduatedSchool, others.profile),
    of("portfolio", joker.portfolioURL, others.profile),
    of("employer", careers[0]?.companyName, others.profile),
    {
      what: `the introduction that ${key} had advice on`,
      text: compassSecretOf(joker.id),
      readers: self ? [self] : [],
    },
  ];
}

const readersOfThread: Record<keyof Dealings["threads"], readonly Column[]> = {
  ofMember: ["jokerRegistered", ...ownCompany],
  ofAdmin: ["aceAdmin"],
  ofAgent: ["jokerRegistered", "agentAce"],
  foreign: [],
  support: ["jokerNotRegistered", ...supporters],
  foreignSupport: supporters,
};

const readersOfOffer: Record<keyof Dealings["offers"], readonly Column[]> = {
  byMember: ownCompany,
  byAdmin: ["aceAdmin"],
  toRegistered: ["jokerRegistered"],
  toJudging: ["jokerNotRegistered"],
  foreign: [],
};

const entriesOf = <Key extends string, Value>(record: Readonly<Record<Key, Value>>) =>
  Object.entries(record) as [Key, Value][];

/** What each seeker and each member was told is that person's alone. */
function makeNotificationSecrets({ jokers, aces }: People): Secret[] {
  const readers = new Map<string, readonly Column[]>([
    [jokers.registered.user.id, ["jokerRegistered"]],
    [jokers.judging.user.id, ["jokerNotRegistered"]],
    [aces.member.user.id, ["aceMember"]],
    [aces.admin.user.id, ["aceAdmin"]],
    [aces.agent.user.id, ["agentAce"]],
  ]);
  return [...Object.values(jokers), ...Object.values(aces)].map(({ user: { id } }) => ({
    what: `a notification of ${id}`,
    text: notificationTextOf(id),
    readers: readers.get(id) ?? [],
  }));
}

/** Everything that some column may not be told. */
export function makeSecrets(people: People, sessions: readonly Secret[]): Secret[] {
  const { own, foreign } = people.companies;
  const draft = (name: string, readers: readonly Column[]): Secret => ({
    what: `a draft of ${name}`,
    text: secretText(`${name}の下書き`),
    readers,
  });
  return [
    ...sessions,
    ...makeNotificationSecrets(people),
    ...jokerKeys.flatMap((key) => secretsOfJoker(people, key)),
    ...entriesOf(readersOfThread).map(([name, readers]) => ({
      what: `the thread ${name}`,
      text: secretText(name),
      readers,
    })),
    ...entriesOf(readersOfOffer).map(([name, readers]) => ({
      what: `the offer ${name}`,
      text: secretText(`${name}の理由`),
      readers,
    })),
    draft("記事", editors),
    ...entriesOf(readersOfNote).map(([name, readers]) => ({
      what: `the note ${name}`,
      text: secretText(`${name}のメモ`),
      readers,
    })),
    ...entriesOf(readersOfSavedSearch).map(([name, readers]) => ({
      what: `the saved search ${name}`,
      text: secretText(`${name}の条件`),
      readers,
    })),
    ...entriesOf(readersOfLike).map(([name, readers]) => ({
      what: `the like ${name}`,
      text: secretText(`${name}の興味あり`),
      readers,
    })),
    draft(own.name, [...ownCompany, ...supporters]),
    draft(foreign.name, supporters),
    {
      what: "a comment of the judges",
      text: secretText("審査"),
      readers: ["operatorJudge", "operatorAdmin"],
    },
    { what: "a hidden company", text: hiddenWords[1], readers: supporters },
    {
      what: "a hidden company of registered",
      text: ownHiddenWord("registered"),
      readers: ["jokerRegistered", ...supporters],
    },
    {
      what: "a hidden company of judging",
      text: ownHiddenWord("judging"),
      readers: ["jokerNotRegistered", ...supporters],
    },
    ...entriesOf(people.aces).map(([name, { ace }]) => ({
      what: `the e-mail of ${name}`,
      text: ace.email,
      readers: [...supporters, ...readersOfAce[name]],
    })),
  ];
}

const readersOfAce: Record<keyof People["aces"], readonly Column[]> = {
  member: ownCompany,
  admin: ownCompany,
  foreignMember: [],
  foreignAdmin: [],
  agent: ["agentAce"],
  closedMember: [],
  otherMember: [],
};

const readersOfLike: Record<keyof Dealings["likes"], readonly Column[]> = {
  toMember: ownCompany,
  toAdmin: ["aceAdmin"],
  toAgent: ["agentAce"],
  byRegistered: ["jokerRegistered"],
  foreign: [],
};

/** A note never leaves the company, not even to an operator. */
const readersOfNote: Record<keyof Dealings["notes"], readonly Column[]> = {
  byMember: ownCompany,
  byAdmin: ownCompany,
  foreign: [],
};

const readersOfSavedSearch: Record<keyof Dealings["savedSearches"], readonly Column[]> = {
  byMember: ["aceMember"],
  byAdmin: ["aceAdmin"],
  foreign: [],
};

/** Fields that no answer to a company's staff has, matched or not. */
const keptFromAces = [
  "rank",
  "phone",
  "birthdayTimestamp",
  "fieldComments",
  "declineReasonKey",
  "onlineAt",
  "offlineAt",
  "lastLoggedIn",
];
const aces: readonly Column[] = [...ownCompany, "agentAce"];

/** What an answer tells a column that it may not be told. */
export function leaksIn(secrets: readonly Secret[], column: Column, answer: string): string[] {
  const told = secrets.filter(
    ({ text, readers }) => !readers.includes(column) && answer.includes(text),
  );
  const fields = keptFromAces.filter(
    (name) => aces.includes(column) && answer.includes(`"${name}":`),
  );
  return [...told.map(({ what }) => what), ...fields.map((name) => `the field ${name}`)];
}
