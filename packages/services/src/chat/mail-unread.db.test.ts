import { users } from "@tefuda/db/schema/account";
import { aces } from "@tefuda/db/schema/ace";
import { chatMessages } from "@tefuda/db/schema/chat";
import { mailOutbox } from "@tefuda/db/schema/mail";
import { matchings } from "@tefuda/db/schema/matching";
import { and, eq } from "@tefuda/db/sql";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { beforeEach, describe, expect, it } from "vitest";
import { mailsIn } from "../mail/outbox.fixture.ts";
import { updateNotificationSettings } from "../notification/update-settings.ts";
import { createTurnWorld } from "../turn/turn.fixture.ts";
import { mailUnread } from "./mail-unread.ts";
import { markRead } from "./mark-read.ts";

const test = useTestDatabase();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let world: Awaited<ReturnType<typeof createTurnWorld>>;
beforeEach(async () => {
  await test.clear();
  // At 14:01 in Japan, with a message of the seeker that the ace has not read.
  world = await createTurnWorld(test.db);
});

const run = () => mailUnread(world.as(world.joker));
const mailsTo = async ({ userId }: { readonly userId: string }) =>
  mailsIn(test.db, and(eq(mailOutbox.userId, userId), eq(mailOutbox.template, "newMessage")));
const markSent = () => test.db.update(mailOutbox).set({ status: "sent" });

describe("a message that is not read", () => {
  it("is mailed about after ten minutes, once, with the name and without its words", async () => {
    const { ace, joker } = world;
    world.pass(10 * MINUTE - 1);
    expect(await run()).toBe(0);
    world.pass(1);
    const runs = await Promise.all([run(), run(), run()]);
    expect(runs.toSorted()).toEqual([0, 0, 1]);
    const [mail] = await mailsTo(ace);
    expect(mail?.subject).toContain("佐藤 花さんからメッセージが届きました");
    expect(mail?.text).toContain(`/matchings/${world.matchingId}`);
    expect(mail?.text).not.toContain("こんにちは");
    for (const hours of [1, 2, 24]) {
      await markSent();
      world.pass(hours * HOUR);
      expect(await run()).toBe(0);
    }
    expect(await mailsTo(joker)).toEqual([]);
  });

  it("waits for an hour after the mail before, and for the reader to miss it again", async () => {
    const { ace, joker, say } = world;
    world.pass(10 * MINUTE);
    expect(await run()).toBe(1);
    await markSent();
    world.pass(MINUTE);
    await say(joker);
    world.pass(58 * MINUTE);
    expect(await run()).toBe(0);
    world.pass(MINUTE);
    expect(await run()).toBe(1);
    expect(await mailsTo(ace)).toHaveLength(2);
  });

  it("is not mailed about again while the mail before waits for the mail server", async () => {
    world.pass(10 * MINUTE);
    await run();
    world.pass(2 * HOUR);
    await world.say(world.joker);
    world.pass(10 * MINUTE);
    expect(await run()).toBe(0);
    await markSent();
    expect(await run()).toBe(1);
  });

  it("is left for the morning in the quiet hours, once for all that came in them", async () => {
    const { ace, joker, say } = world;
    await markRead(world.as(ace), {
      matchingId: world.matchingId,
      seq: (await world.row()).lastSeq,
    });
    // 22:01, and 0:01.
    world.pass(8 * HOUR);
    await say(joker);
    world.pass(2 * HOUR);
    await say(joker);
    world.pass(HOUR);
    expect(await run()).toBe(0);
    world.pass(7 * HOUR - 2 * MINUTE);
    expect(await run()).toBe(0);
    world.pass(MINUTE);
    expect(await run()).toBe(1);
    expect(await run()).toBe(0);
  });

  it.each<[string, () => Promise<unknown>]>([
    [
      "it was read",
      async () =>
        markRead(world.as(world.ace), {
          matchingId: world.matchingId,
          seq: (await world.row()).lastSeq,
        }),
    ],
    [
      "it was taken down",
      () =>
        test.db
          .update(chatMessages)
          .set({ removedAt: world.as(world.joker).clock() })
          .where(eq(chatMessages.userId, world.joker.userId)),
    ],
    [
      "these mails were switched off",
      () =>
        updateNotificationSettings(world.as(world.ace), { settings: { isNewMessageMail: false } }),
    ],
    ["the reader was suspended", () => world.suspend(world.ace.userId)],
    [
      "the reader is leaving",
      () =>
        test.db
          .update(users)
          .set({ withdrawalRequestedAt: new Date() })
          .where(eq(users.id, world.ace.userId)),
    ],
    [
      "the reader has left the company",
      () =>
        test.db.update(aces).set({ removedAt: new Date() }).where(eq(aces.id, world.ace.userId)),
    ],
    [
      "it is days old",
      async () => {
        world.wait(3);
      },
    ],
  ])("is not mailed about when %s", async (_, happens) => {
    await happens();
    world.pass(10 * MINUTE);
    expect(await run()).toBe(0);
    expect(await mailsTo(world.ace)).toEqual([]);
  });

  it("reaches the seeker too, for each thread apart", async () => {
    const { ace, joker, say } = world;
    await say(ace);
    world.pass(10 * MINUTE);
    expect(await run()).toBe(2);
    const [mail] = await mailsTo(joker);
    expect(mail?.subject).toContain("田中 一郎さんからメッセージが届きました");
    const [row] = await test.db.select().from(matchings);
    expect(row?.jokerMailedAt).toEqual(row?.aceMailedAt);
  });
});
