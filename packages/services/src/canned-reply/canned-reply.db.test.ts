import { CANNED_REPLIES_PER_ACE } from "@tefuda/domain/constants/limits";
import type { AceActor } from "@tefuda/domain/policy/actor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, expect, it } from "vitest";
import { createWorld, insertAce, insertCompany } from "../matching/thread.fixture.ts";
import { deleteCannedReply } from "./delete-canned-reply.ts";
import { listCannedReplies } from "./list-canned-replies.ts";
import { reorderCannedReplies } from "./reorder-canned-replies.ts";
import { saveCannedReply } from "./save-canned-reply.ts";

const test = useTestDatabase();
let ace: AceActor;
let colleague: AceActor;
beforeEach(async () => {
  await test.clear();
  const companyId = await insertCompany(test.db);
  ace = await insertAce(test.db, companyId);
  colleague = await insertAce(test.db, companyId, { authority: "admin" });
});

const as = (actor: AceActor) => createWorld(test.db).as(actor);
const reply = (title: string, fields = {}) => ({
  id: uuidv7(),
  title,
  body: "{jokerName}さん、こんにちは。",
  lockVersion: 0,
  ...fields,
});
const titles = async (actor = ace) =>
  (await listCannedReplies(as(actor))).items.map(({ title }) => title);
const ids = async () => (await listCannedReplies(as(ace))).items.map(({ id }) => id);

it("keeps one's own replies in their order, for oneself alone", async () => {
  const first = reply("あいさつ");
  await saveCannedReply(as(ace), first);
  await saveCannedReply(as(ace), reply("日程"));
  expect(await titles()).toEqual(["あいさつ", "日程"]);
  expect(await titles(colleague)).toEqual([]);
  // An id of somebody else's is neither changed nor taken.
  for (const lockVersion of [0, 1])
    await expect(
      saveCannedReply(as(colleague), { ...first, title: "別の人", lockVersion }),
    ).rejects.toMatchObject({ code: lockVersion === 0 ? "dataNotFound" : "lock" });
  await deleteCannedReply(as(colleague), first);
  expect(await titles()).toEqual(["あいさつ", "日程"]);
  await deleteCannedReply(as(ace), first);
  await deleteCannedReply(as(ace), first);
  expect(await titles()).toEqual(["日程"]);
});

it("is saved once when the answer is lost, and refused when another tab changed or deleted it", async () => {
  const made = reply("あいさつ");
  const saved = await saveCannedReply(as(ace), made);
  expect(await saveCannedReply(as(ace), made)).toEqual(saved);
  const changed = { ...made, body: "はじめまして。", lockVersion: 1 };
  expect(await saveCannedReply(as(ace), changed)).toEqual({ id: made.id, lockVersion: 2 });
  expect(await saveCannedReply(as(ace), changed)).toEqual({ id: made.id, lockVersion: 2 });
  const stale = { ...made, body: "古い画面から", lockVersion: 1 };
  await expect(saveCannedReply(as(ace), stale)).rejects.toMatchObject({ code: "lock" });
  expect((await listCannedReplies(as(ace))).items).toMatchObject([{ body: "はじめまして。" }]);
  // The same words of an old screen are no repeated call, and a title alone is a change.
  await expect(saveCannedReply(as(ace), { ...changed, lockVersion: 0 })).rejects.toMatchObject({
    code: "lock",
  });
  const renamed = { ...changed, title: "はじめに", lockVersion: 1 };
  await expect(saveCannedReply(as(ace), renamed)).rejects.toMatchObject({ code: "lock" });
  const unchanged = { ...changed, lockVersion: 2 };
  expect(await saveCannedReply(as(ace), unchanged)).toEqual({ id: made.id, lockVersion: 3 });
  await deleteCannedReply(as(ace), made);
  await expect(saveCannedReply(as(ace), { ...changed, lockVersion: 2 })).rejects.toMatchObject({
    code: "lock",
  });
  expect(await titles()).toEqual([]);
});

it("is put in another order, unless it does not stand as it was seen", async () => {
  for (const title of ["一", "二", "三"]) await saveCannedReply(as(ace), reply(title));
  const from = await ids();
  const [one = "", two = "", three = ""] = from;
  const to = [three, one, two];
  await reorderCannedReplies(as(ace), { from, to });
  expect(await titles()).toEqual(["三", "一", "二"]);
  // The same call again, because its answer was lost.
  await reorderCannedReplies(as(ace), { from, to });
  await expect(
    reorderCannedReplies(as(ace), { from, to: [two, one, three] }),
  ).rejects.toMatchObject({ code: "lock" });
  await expect(reorderCannedReplies(as(colleague), { from: to, to: from })).rejects.toMatchObject({
    code: "lock",
  });
  await expect(
    reorderCannedReplies(as(ace), { from: to, to: [one, one, two] }),
  ).rejects.toMatchObject({ code: "invalidParameter" });
  expect(await titles()).toEqual(["三", "一", "二"]);
  await saveCannedReply(as(ace), reply("四"));
  expect((await titles()).at(-1)).toBe("四");
});

it("is put in one of two orders that are given at once, and the other is refused", async () => {
  for (const title of ["一", "二", "三"]) await saveCannedReply(as(ace), reply(title));
  const from = await ids();
  const [one = "", two = "", three = ""] = from;
  const orders = [
    [three, two, one],
    [two, one, three],
    [one, three, two],
    [three, one, two],
  ];
  const results = await Promise.allSettled(
    orders.map((to) => reorderCannedReplies(as(ace), { from, to })),
  );
  const taken = orders.filter((_, index) => results[index]?.status === "fulfilled");
  expect(taken).toHaveLength(1);
  expect([await ids()]).toEqual(taken);
});

it("stops at thirty, however many are saved at once", async () => {
  const results = await Promise.allSettled(
    Array.from({ length: CANNED_REPLIES_PER_ACE + 2 }, (_, n) =>
      saveCannedReply(as(ace), reply(`定型文${n}`)),
    ),
  );
  const refused = results.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
  expect(refused).toHaveLength(2);
  for (const reason of refused)
    expect(reason).toMatchObject({ code: "reachCannedReplyLimit", params: { limit: 30 } });
  expect(await titles()).toHaveLength(CANNED_REPLIES_PER_ACE);
});
