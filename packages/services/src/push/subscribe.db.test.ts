import { createWebPush } from "@tefuda/adapters/push/web-push";
import { sessions } from "@tefuda/db/schema/account";
import { errorLogs } from "@tefuda/db/schema/monitoring";
import { pushKeys, pushOutbox, pushSubscriptions } from "@tefuda/db/schema/push";
import { eq } from "@tefuda/db/sql";
import type { JokerActor } from "@tefuda/domain/policy/actor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { afterEach, beforeEach, expect, it } from "vitest";
import { makeBrowser, PASSWORD } from "../account/browser.fixture.ts";
import { changePassword } from "../account/change-password.ts";
import { createAuth } from "../auth/auth.ts";
import type { Ctx } from "../kernel/context.ts";
import { reauthenticate } from "../sign-in/reauthenticate.ts";
import { signIn } from "../sign-in/sign-in.ts";
import { signOut } from "../sign-in/sign-out.ts";
import { enqueuePush } from "./enqueue-push.ts";
import { getPushKey, readPushKeys } from "./keys.ts";
import { listPushBrowsers } from "./list-browsers.ts";
import { type PushWorld, startPushWorld } from "./push.fixture.ts";
import { removePush, subscribePush, unsubscribePush } from "./subscribe.ts";
import { testPush } from "./test-push.ts";

const database = useTestDatabase();
let world: PushWorld;
beforeEach(async () => {
  await database.clear();
  world = await startPushWorld(database.db);
});
afterEach(() => world.stop());

/** Somebody who is signed in, as often as asked. */
async function enter(email: string, isNew = true) {
  const { app } = world;
  if (isNew) await app.makeJoker((await app.makeUser(email)).id, email);
  const browser = makeBrowser(app);
  const ctx = async () => (await browser.ctx()) as Ctx<JokerActor>;
  await signIn(await ctx(), { email, password: PASSWORD, page: "joker" });
  return ctx;
}
const rows = () => database.db.select().from(pushSubscriptions);
const codeOf = (code: string) => expect.objectContaining({ code });

it("keeps one row for a browser, and lists it to its user alone", async () => {
  const [me, stranger] = [await enter("a@example.jp"), await enter("b@example.jp")];
  const keys = world.service.subscribe();
  const first = await subscribePush(await me(), keys);
  expect(await subscribePush(await me(), keys)).toEqual(first);
  const list = await listPushBrowsers(await me(), { endpoint: keys.endpoint });
  expect(list).toMatchObject([{ id: first.id, deviceName: "不明な端末", isThis: true }]);
  expect(await listPushBrowsers(await stranger(), {})).toEqual([]);

  await expect(removePush(await stranger(), first)).rejects.toEqual(codeOf("dataNotFound"));
  await unsubscribePush(await stranger(), keys);
  await expect(testPush(await stranger(), keys)).rejects.toEqual(codeOf("dataNotFound"));
  expect(await rows()).toHaveLength(1);
  await removePush(await me(), first);
  await unsubscribePush(await me(), keys);
  expect(await rows()).toEqual([]);
});

it("leaves the other browsers of both alone, whatever becomes of one", async () => {
  const [me, stranger] = [await enter("a@example.jp"), await enter("b@example.jp")];
  const [one, two, theirs] = [1, 2, 3].map(() => world.service.subscribe());
  if (!one || !two || !theirs) throw new Error("no browser");
  const endpoints = async () => (await rows()).map(({ endpoint }) => endpoint).toSorted();
  await subscribePush(await stranger(), theirs);
  await subscribePush(await stranger(), one);
  await subscribePush(await me(), two);
  await database.db.update(pushSubscriptions).set({ failedCount: 4 });
  // The first one is mine from here on, and forgiven.
  const { id } = await subscribePush(await me(), one);
  expect(await endpoints()).toEqual([one, two, theirs].map(({ endpoint }) => endpoint).toSorted());
  expect((await rows()).find((row) => row.id === id)?.failedCount).toBe(0);
  await removePush(await me(), { id });
  expect(await endpoints()).toEqual([two, theirs].map(({ endpoint }) => endpoint).toSorted());
  await subscribePush(await me(), one);
  await unsubscribePush(await me(), one);
  expect(await endpoints()).toEqual([two, theirs].map(({ endpoint }) => endpoint).toSorted());
  await expect(removePush(await me(), { id })).rejects.toEqual(codeOf("dataNotFound"));
});

it("lists no browser whose session is over", async () => {
  const me = await enter("a@example.jp");
  await subscribePush(await me(), world.service.subscribe());
  const ctx = await me();
  expect(await listPushBrowsers(ctx, {})).toHaveLength(1);
  await database.db.update(sessions).set({ expiresAt: world.app.clock() });
  expect(await listPushBrowsers(ctx, {})).toEqual([]);
});

it("moves a browser to whoever is signed in there now, without what waited for the one before", async () => {
  const [before, now] = [await enter("a@example.jp"), await enter("b@example.jp")];
  const keys = world.service.subscribe();
  await subscribePush(await before(), keys);
  await enqueuePush(database.db, world.app, {
    kind: "recommendMonthly",
    userId: (await before()).actor.userId,
    params: { month: "2026-12" },
    dedupeKey: "one",
  });
  await subscribePush(await now(), keys);
  expect(await database.db.select().from(pushOutbox)).toEqual([]);
  expect(await rows()).toMatchObject([{ userId: (await now()).actor.userId }]);
});

it("keeps ten browsers of a user, the newest, also when many come at once", async () => {
  const me = await enter("a@example.jp");
  const oldest = await subscribePush(await me(), world.service.subscribe());
  world.pass(1);
  const ctx = await me();
  await Promise.all(
    Array.from({ length: 11 }, () => subscribePush(ctx, world.service.subscribe())),
  );
  const kept = await rows();
  expect(kept).toHaveLength(10);
  expect(kept.map(({ id }) => id)).not.toContain(oldest.id);
});

it("takes no address that is of no push service", async () => {
  const me = await enter("a@example.jp");
  const keys = world.service.subscribe();
  for (const endpoint of [
    "http://fcm.googleapis.com/x",
    "https://127.0.0.1/x",
    "https://localhost/",
  ])
    await expect(subscribePush(await me(), { ...keys, endpoint })).rejects.toEqual(
      codeOf("invalidParameter"),
    );
  // One that was allowed before is not sent to either.
  await subscribePush(await me(), keys);
  const push = createWebPush({ subject: "mailto:desk@example.jp" });
  const narrow = { ...(await me()), ports: { ...world.app.ports, push } };
  expect(await testPush(narrow, keys)).toEqual({ result: "refused" });
});

it("sends a test to this very browser, five times in ten minutes", async () => {
  const me = await enter("a@example.jp");
  const keys = world.service.subscribe();
  await subscribePush(await me(), world.service.subscribe());
  await subscribePush(await me(), keys);
  for (let one = 0; one < 5; one += 1)
    expect(await testPush(await me(), keys)).toEqual({ result: "sent" });
  expect(world.service.taken[0]).toMatchObject({
    endpoint: keys.endpoint,
    payload: { title: "プッシュ通知のテスト", url: "/notifications" },
  });
  await expect(testPush(await me(), keys)).rejects.toEqual(codeOf("tooManyRequests"));
  const written = await database.db.select().from(pushOutbox);
  expect(written.map(({ kind, attempts }) => `${kind} ${attempts}`)).toEqual(
    Array(5).fill("test 1"),
  );
  // Another's tests are counted apart, and pushes of other kinds not at all.
  const other = await enter("b@example.jp");
  const theirs = world.service.subscribe();
  await subscribePush(await other(), theirs);
  for (let one = 0; one < 5; one += 1)
    await enqueuePush(database.db, world.app, {
      kind: "recommendMonthly",
      userId: (await other()).actor.userId,
      params: { month: "2026-12" },
      dedupeKey: `${one}`,
    });
  expect(await testPush(await other(), theirs)).toEqual({ result: "sent" });
  world.pass(10);
  expect(await testPush(await me(), keys)).toEqual({ result: "sent" });
});

it("ends with the session it was given in: by a sign-out, and by a new password elsewhere", async () => {
  const [here, there] = [await enter("a@example.jp"), await enter("a@example.jp", false)];
  const [one, other] = [world.service.subscribe(), world.service.subscribe()];
  await subscribePush(await here(), one);
  await subscribePush(await there(), other);
  await changePassword(await here(), { password: "another-horse-10" });
  expect((await rows()).map(({ endpoint }) => endpoint)).toEqual([one.endpoint]);
  await signOut(await here());
  expect(await rows()).toEqual([]);
  expect(await database.db.select().from(sessions)).toEqual([]);
});

it("goes on with the session that retyping the password begins, with what waits", async () => {
  const [me, elsewhere] = [await enter("a@example.jp"), await enter("a@example.jp", false)];
  const [keys, other] = [world.service.subscribe(), world.service.subscribe()];
  await subscribePush(await me(), keys);
  await subscribePush(await elsewhere(), other);
  await enqueuePush(database.db, world.app, {
    kind: "recommendMonthly",
    userId: (await me()).actor.userId,
    params: { month: "2026-12" },
    dedupeKey: "one",
  });
  await reauthenticate(await me(), { password: PASSWORD });
  const listed = await listPushBrowsers(await me(), keys);
  expect(listed.map(({ isThis }) => isThis).toSorted()).toEqual([false, true]);
  expect(await world.deliver()).toHaveLength(2);
  await signOut(await me());
  expect((await rows()).map(({ endpoint }) => endpoint)).toEqual([other.endpoint]);
});

it("has one pair of keys, also when two processes start at once; another secret makes a new one", async () => {
  const [one, two] = await Promise.all([readPushKeys(world.app), readPushKeys(world.app)]);
  expect(one).toEqual(two);
  expect(await getPushKey(world.app)).toEqual({ publicKey: one.publicKey });
  expect(Buffer.from(one.privateKey, "base64url")).toHaveLength(32);
  const foreign = { name: "another", publicKey: "a", sealedPrivateKey: "b" };
  await database.db.insert(pushKeys).values({ ...foreign, createdAt: world.app.clock() });
  const [row] = await database.db.select().from(pushKeys);
  expect(row?.sealedPrivateKey).not.toContain(one.privateKey);
  const me = await enter("a@example.jp");
  await subscribePush(await me(), world.service.subscribe());

  const secret = "another secret that is long enough";
  const auth = createAuth(database.db, { secret, origin: world.app.site.origin });
  const other = { ...world.app, ports: { ...world.app.ports, auth } };
  const [first, second] = await Promise.all([readPushKeys(other), readPushKeys(other)]);
  expect(first).toEqual(second);
  expect(first.publicKey).not.toBe(one.publicKey);
  expect(await rows()).toEqual([]);
  const kept = eq(pushKeys.name, "another");
  expect(await database.db.select().from(pushKeys).where(kept)).toMatchObject([foreign]);
  const faults = await database.db.select().from(errorLogs);
  expect(new Set(faults.map(({ page }) => page))).toEqual(new Set(["/push/keys"]));
});

it("replaces no pair that another process has just made, nor ends who subscribed with it", async () => {
  await readPushKeys(world.app);
  const secret = "another secret that is long enough";
  const auth = createAuth(database.db, { secret, origin: world.app.site.origin });
  const app = { ...world.app, ports: { ...world.app.ports, auth } };
  const me = await enter("a@example.jp");
  let made: Awaited<ReturnType<typeof readPushKeys>> | undefined;
  const db = new Proxy(database.db, {
    get: (target, name) =>
      name === "transaction" && !made
        ? async (...given: Parameters<typeof target.transaction>) => {
            made = await readPushKeys(app);
            await subscribePush(await me(), world.service.subscribe());
            return target.transaction(...given);
          }
        : Reflect.get(target, name),
  });
  expect(await readPushKeys({ ...app, db })).toEqual(made);
  expect(await rows()).toHaveLength(1);
});
