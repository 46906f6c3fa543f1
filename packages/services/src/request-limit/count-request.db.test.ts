import { requestCounts } from "@tefuda/db/schema/request-limit";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { beforeEach, expect, it } from "vitest";
import { makeBrowser, makeTestApp, type TestApp } from "../account/browser.fixture.ts";
import type { Ctx } from "../kernel/context.ts";
import { countOften } from "./count-often.ts";
import { countRequest } from "./count-request.ts";
import { addCounts, type Counted, clearCount, giveBackCount } from "./counts.ts";
import { purgeCounts } from "./purge-counts.ts";

const database = useTestDatabase();
let app: TestApp;
let ctx: Ctx;
beforeEach(async () => {
  await database.clear();
  app = makeTestApp(database.db);
  ctx = await makeBrowser(app).ctx();
});

const from = (ip: string): Ctx => ({ ...ctx, request: { ...ctx.request, ip } });
const refusedOf = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
const refused = (retryAfter: number) => ({ code: "tooManyRequests", retryAfter });

it("takes so many of an account in a window, which begins with the first and says when it ends", async () => {
  const ask = () => countRequest(ctx, "signUpMail", "someone@example.jp");
  for (let n = 0; n < 5; n += 1) {
    await ask();
    app.pass(5);
  }
  await expect(ask()).rejects.toMatchObject(refused(35 * 60));
  app.pass(34);
  // What was refused has not made it longer.
  await expect(ask()).rejects.toMatchObject(refused(60));
  app.pass(0.99);
  await expect(ask()).rejects.toMatchObject(refused(1));
  app.pass(-0.99);
  await countRequest(ctx, "signUpMail", "other@example.jp");
  await countRequest(ctx, "resetPasswordMail", "someone@example.jp");
  app.pass(1);
  await ask();
});

it("holds nobody any longer because a clock was ahead and was set back", async () => {
  const DAY = 24 * 60;
  const ask = () => countRequest(ctx, "signUpMail", "someone@example.jp");
  const search = () => countOften(ctx, "search", "someone").told;
  app.pass(DAY);
  for (let n = 0; n < 5; n += 1) await ask();
  for (let n = 0; n < 600; n += 1) await search();
  await expect(ask()).rejects.toMatchObject(refused(3600));
  app.pass(-DAY);
  for (let n = 0; n < 5; n += 1) await ask();
  await expect(ask()).rejects.toMatchObject(refused(3600));
  await search();
  // A process whose clock goes a little behind is no such case.
  app.pass(-0.5);
  await expect(ask()).rejects.toMatchObject(refused(3630));
});

it("takes no more when they come at once", async () => {
  const asked = Array.from({ length: 12 }, () => countRequest(ctx, "signUpMail", "a@example.jp"));
  expect(refusedOf(await Promise.allSettled(asked))).toHaveLength(7);
});

it("counts a network whatever accounts it names, and of IPv6 all of its addresses", async () => {
  const ask = (ip: string, n: number) => countRequest(from(ip), "signUpMail", `${n}@example.jp`);
  for (let n = 0; n < 60; n += 1) await ask(`2001:db8:1:2::${n.toString(16)}`, n);
  await expect(ask("2001:db8:1:2:ffff::1", 60)).rejects.toMatchObject(refused(3600));
  await ask("2001:db8:1:3::1", 61);
});

it("keeps neither addresses nor whom they stand for, and nothing once a window is over", async () => {
  await countRequest(from("203.0.113.99"), "inquiry", "someone@example.jp");
  const kept = JSON.stringify(await database.db.select().from(requestCounts));
  expect(kept).not.toContain("203.0.113.99");
  expect(kept).not.toContain("someone");
  app.pass(60);
  await purgeCounts(app);
  expect(await database.db.$count(requestCounts)).toBe(1);
  app.pass(23 * 60);
  await purgeCounts(app);
  expect(await database.db.$count(requestCounts)).toBe(0);
});

/** Another process on the same database: what this one remembers is not known there. */
const otherProcess = (): Ctx => ({ ...ctx, db: Object.create(ctx.db) });

it("takes six hundred searches of an ace in ten minutes, of all processes together", async () => {
  const other = otherProcess();
  for (let n = 0; n < 290; n += 1) await countOften(ctx, "search", "ace").told;
  for (let n = 0; n < 300; n += 1) await countOften(other, "search", "ace").told;
  for (let n = 0; n < 10; n += 1) await countOften(ctx, "search", "ace").told;
  expect(() => countOften(ctx, "search", "ace")).toThrow(expect.objectContaining(refused(600)));
  // The other process learns of it with its next ten.
  for (let n = 0; n < 10; n += 1) await countOften(other, "search", "ace").told;
  expect(() => countOften(other, "search", "ace")).toThrow(expect.objectContaining(refused(600)));
  await countOften(ctx, "search", "colleague").told;
  app.pass(10);
  await countOften(other, "search", "ace").told;
});

it("asks the database of every tenth search alone", async () => {
  for (let n = 0; n < 9; n += 1) await countOften(ctx, "search", "quiet").told;
  expect(await database.db.$count(requestCounts)).toBe(0);
  await countOften(ctx, "search", "quiet").told;
  expect(await database.db.select({ count: requestCounts.count }).from(requestCounts)).toEqual([
    { count: 10 },
  ]);
});

it("gives back one, or begins anew, of that account and kind alone", async () => {
  const one: Counted = { kind: "signUpMail", party: "account", who: "someone" };
  const all: Counted[] = [one, { ...one, who: "another" }, { ...one, kind: "resetPasswordMail" }];
  const counted = async (by?: number) => {
    const added = all.map((each) => addCounts(database.db, app.clock(), [each], by));
    return (await Promise.all(added)).flat().map(({ count }) => count);
  };
  expect(await counted(2)).toEqual([2, 2, 2]);
  await giveBackCount(database.db, one);
  expect(await counted()).toEqual([2, 3, 3]);
  await clearCount(database.db, one);
  expect(await counted()).toEqual([1, 4, 4]);
});

it("ends a window of searches to the millisecond, and one that a clock ahead began", async () => {
  const start = ctx.clock();
  let ms = 0;
  const at = { ...ctx, clock: () => new Date(start.getTime() + ms) };
  const ask = (who: string) => countOften(at, "search", who);
  const fill = async (who: string) => {
    ms = 0;
    for (let n = 0; n < 600; n += 1) await ask(who).told;
  };
  await fill("ahead");
  ms = -60_000;
  expect(() => ask("ahead")).toThrow(expect.objectContaining(refused(660)));
  ms = -60_001;
  await ask("ahead").told;
  await fill("on time");
  ms = 599_999;
  expect(() => ask("on time")).toThrow(expect.objectContaining(refused(1)));
  ms = 600_000;
  await ask("on time").told;
});

it("counts searches by itself while the database is away", async () => {
  const away = { ...ctx, db: {} } as unknown as Ctx;
  for (const _window of [1, 2]) {
    for (let n = 0; n < 600; n += 1) await countOften(away, "search", "ace").told;
    expect(() => countOften(away, "search", "ace")).toThrow(expect.objectContaining(refused(600)));
    app.pass(10);
  }
});

it("remembers ten thousand who search, and forgets them all with the next", async () => {
  const own = otherProcess();
  for (let n = 0; n < 9; n += 1) countOften(own, "search", "first");
  for (let n = 1; n < 10_000; n += 1) countOften(own, "search", `${n}`);
  countOften(own, "search", "one more");
  await countOften(own, "search", "first").told;
  expect(await database.db.$count(requestCounts)).toBe(0);
});
