import { users } from "@tefuda/db/schema/account";
import { aces } from "@tefuda/db/schema/ace";
import { companies } from "@tefuda/db/schema/company";
import { jokers } from "@tefuda/db/schema/joker";
import { auditLogs } from "@tefuda/db/schema/monitoring";
import { announces } from "@tefuda/db/schema/notification";
import { eq } from "@tefuda/db/sql";
import type { SaveAnnounce } from "@tefuda/domain/announce/schema";
import { announceTargets } from "@tefuda/domain/notification/constants";
import type { OperatorActor } from "@tefuda/domain/policy/actor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, expect, it } from "vitest";
import { makeBrowser, makeTestApp, PASSWORD, type TestApp } from "../account/browser.fixture.ts";
import { insertJoker, insertOperator, testCtx, testNow } from "../joker/joker.fixture.ts";
import { signIn } from "../sign-in/sign-in.ts";
import { countReaders } from "./count-readers.ts";
import { listAnnounces } from "./list-announces.ts";
import { saveAnnounce } from "./save-announce.ts";

const test = useTestDatabase();
let app: TestApp;
let operator: OperatorActor;

beforeEach(async () => {
  await test.clear();
  app = makeTestApp(test.db);
  operator = await insertOperator(test.db, "editor");
});

/** Somebody who has signed in; `sides` are the records that the user has. */
async function comeIn(name: string, sides: readonly ("joker" | "ace")[]) {
  const email = `${name}@reach.example`;
  const { id } = await app.makeUser(email);
  const browser = makeBrowser(app);
  if (sides.includes("joker")) await app.makeJoker(id, email);
  const companyId = sides.includes("ace") ? await app.makeAce(id, email) : undefined;
  const page = companyId ? "company" : "joker";
  await signIn(await browser.ctx(), { email, password: PASSWORD, page });
  return { id, companyId, browser };
}

/** People of every kind, and those who come in no more although a session of theirs goes on. */
async function insertPeople() {
  const at = app.clock();
  const joker = await comeIn("joker", ["joker"]);
  const ace = await comeIn("ace", ["ace"]);
  const both = await comeIn("both", ["joker", "ace"]);
  const former = await comeIn("former", ["joker", "ace"]);
  await test.db.update(aces).set({ removedAt: at }).where(eq(aces.id, former.id));
  const restricted = await comeIn("restricted", ["joker"]);
  const suspended = await comeIn("suspended", ["joker"]);
  const leaving = await comeIn("leaving", ["ace"]);
  const starting = await comeIn("starting", ["ace"]);
  for (const [{ id }, change] of [
    [restricted, { restrictedAt: at }],
    [suspended, { suspendedAt: at }],
    [leaving, { withdrawalRequestedAt: at }],
    [starting, { mustChangePassword: true }],
  ] as const)
    await test.db.update(users).set(change).where(eq(users.id, id));
  const withdrawn = await comeIn("withdrawn", ["joker"]);
  await test.db.update(jokers).set({ withdrawnAt: at }).where(eq(jokers.id, withdrawn.id));
  const closed = await comeIn("closed", ["ace"]);
  await test.db
    .update(companies)
    .set({ status: "closed" })
    .where(eq(companies.id, closed.companyId ?? ""));
  const gone = [suspended, leaving, starting, withdrawn, closed];
  return [joker, ace, both, former, restricted, ...gone];
}

it("counts exactly those who see it, each once", async () => {
  const people = await insertPeople();
  const createdAt = app.clock();
  await test.db.insert(announces).values(
    announceTargets.map((target) => ({
      id: uuidv7(),
      content: target,
      target,
      publishAt: createdAt,
      createdAt,
    })),
  );
  const seen = { all: 0, joker: 0, ace: 0 };
  for (const { browser } of people) {
    const ctx = await browser.ctx();
    if (ctx.actor.kind === "visitor") continue;
    const { items } = await listAnnounces(ctx, {});
    for (const target of announceTargets)
      seen[target] += items.filter(({ content }) => content === target).length;
  }
  const counted = { all: 0, joker: 0, ace: 0 };
  for (const target of announceTargets)
    counted[target] = (await countReaders(app, { target })).readers;
  expect(counted).toEqual({ all: 5, joker: 3, ace: 2 });
  expect(counted).toEqual(seen);
});

const written = (fields: Partial<SaveAnnounce> = {}): SaveAnnounce => ({
  announceId: uuidv7(),
  content: "メンテナンスを行います。",
  target: "all",
  publishAt: null,
  readers: 2,
  ...fields,
});
const save = (input: SaveAnnounce) => {
  const { ctx, signals } = testCtx(test.db, operator);
  return { saving: saveAnnounce(ctx, input), signals };
};
const refused = {
  code: "invalidParameter",
  fields: { readers: "現在の対象の人数と異なります。表示の人数をご確認ください。" },
};
const later = new Date(testNow.getTime() + 3_600_000);

it.each([
  ["everyone at once", "all", null],
  ["everyone, later", "all", later],
  ["one side", "joker", null],
] as const)(
  "is not published to another number of people than was confirmed: %s",
  async (_, target, publishAt) => {
    await insertJoker(test.db);
    await insertJoker(test.db);
    const input = written({ target, publishAt });
    for (const readers of [0, 1, 3, 20]) {
      const { saving, signals } = save({ ...input, readers });
      await expect(saving).rejects.toMatchObject(refused);
      expect(signals).toEqual([]);
    }
    expect(await test.db.$count(announces)).toBe(0);
    expect(await test.db.$count(auditLogs)).toBe(0);
    await save(input).saving;
    expect(await test.db.select().from(announces)).toMatchObject([{ target, toldAt: null }]);
  },
);

it("is confirmed anew when one that waits is aimed at others, and stays as it was until then", async () => {
  for (let one = 0; one < 2; one += 1) await insertJoker(test.db);
  const input = written({ target: "ace", publishAt: later, readers: 0 });
  await save(input).saving;
  const wider = { ...input, lockVersion: 0, target: "all" } as const;
  await expect(save(wider).saving).rejects.toMatchObject(refused);
  expect(await test.db.select().from(announces)).toMatchObject([{ target: "ace", lockVersion: 0 }]);
  await save({ ...wider, readers: 2 }).saving;
  expect(await test.db.select().from(announces)).toMatchObject([{ target: "all", lockVersion: 1 }]);
});

it("is answered as the first time when it is sent again, however many there are by then", async () => {
  for (let one = 0; one < 2; one += 1) await insertJoker(test.db);
  const input = written();
  const first = await save(input).saving;
  await insertJoker(test.db);
  expect(await save(input).saving).toEqual(first);
  expect(await test.db.$count(announces)).toBe(1);
});
