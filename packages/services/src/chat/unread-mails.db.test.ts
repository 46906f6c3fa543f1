import { users } from "@tefuda/db/schema/account";
import { chatMessages } from "@tefuda/db/schema/chat";
import { companies } from "@tefuda/db/schema/company";
import { mailOutbox } from "@tefuda/db/schema/mail";
import { matchings } from "@tefuda/db/schema/matching";
import { eq } from "@tefuda/db/sql";
import { type MessageType, messageTypes, SYSTEM_USER_ID } from "@tefuda/domain/chat/constants";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, expect, it, vi } from "vitest";
import { mailsIn } from "../mail/outbox.fixture.ts";
import { insertAce, insertThread } from "../matching/thread.fixture.ts";
import { createTurnWorld } from "../turn/turn.fixture.ts";
import { mailUnread } from "./mail-unread.ts";
import { markRead } from "./mark-read.ts";
import { sendMessage } from "./send-message.ts";

const test = useTestDatabase();
const MINUTE = 60_000;

let world: Awaited<ReturnType<typeof createTurnWorld>>;
beforeEach(async () => {
  await test.clear();
  // At 14:01 in Japan, with a message of the seeker that the ace has not read.
  world = await createTurnWorld(test.db);
});

const run = () => mailUnread(world.as(world.joker));
const mailsTo = ({ userId }: { readonly userId: string }) =>
  mailsIn(test.db, eq(mailOutbox.userId, userId));
const remove = (matchingId: string) =>
  test.db
    .update(chatMessages)
    .set({ removedAt: world.as(world.joker).clock() })
    .where(eq(chatMessages.matchingId, matchingId));
/** Another message of the thread, as it stands in the database. */
const say = (userId: string, type: MessageType = messageTypes.Normal) =>
  test.db.insert(chatMessages).values({
    id: uuidv7(),
    matchingId: world.matchingId,
    seq: 4,
    type,
    userId,
    userName: "",
    sentAt: world.as(world.joker).clock(),
  });

it("mails about each of two threads of one member by itself", async () => {
  const { ace, companyId, matchingId } = world;
  const other = await insertThread(test.db, { aceId: ace.userId, companyId });
  const message = { matchingId: other.matchingId, id: uuidv7(), type: 0, text: "はい" } as const;
  await sendMessage(world.as(other.joker), message);
  world.pass(10 * MINUTE);
  expect(await run()).toBe(2);
  const mails = await mailsTo(ace);
  for (const id of [matchingId, other.matchingId])
    expect(mails.filter(({ text }) => text.includes(`/matchings/${id}`))).toHaveLength(1);
});

it("is about one's own thread, whatever waits in others", async () => {
  const other = await createTurnWorld(test.db);
  await remove(world.matchingId);
  world.pass(10 * MINUTE);
  expect(await run()).toBe(1);
  expect(await mailsTo(world.ace)).toEqual([]);
  expect(await mailsTo(other.ace)).toHaveLength(1);
});

it("waits ten minutes for the message that is unread, not for one that was read", async () => {
  const { ace, joker, matchingId } = world;
  await markRead(world.as(ace), { matchingId, seq: 3 });
  world.pass(5 * MINUTE);
  await world.say(joker);
  world.pass(5 * MINUTE);
  expect(await run()).toBe(0);
  world.pass(5 * MINUTE);
  expect(await run()).toBe(1);
});

it.each<[string, () => Promise<unknown>]>([
  ["one's own words", () => say(world.ace.userId)],
  ["a line of the product", () => say(SYSTEM_USER_ID)],
  ["what asks for no answer", () => say(world.joker.userId, messageTypes.HelpfulAceContent)],
])("is not sent for %s", async (_, says) => {
  await remove(world.matchingId);
  await says();
  await test.db.update(matchings).set({ lastSeq: 4 });
  world.pass(10 * MINUTE);
  await run();
  expect(await mailsTo(world.ace)).toEqual([]);
});

it("is not sent to a seeker for a line of the product", async () => {
  await say(SYSTEM_USER_ID);
  await test.db.update(matchings).set({ lastSeq: 4, jokerUnreadCount: 1 });
  world.pass(10 * MINUTE);
  await run();
  expect(await mailsTo(world.joker)).toEqual([]);
});

it("is not sent for a message of days ago because of what one said since", async () => {
  world.wait(3);
  await world.say(world.ace);
  world.pass(10 * MINUTE);
  expect(await run()).toBe(1);
  expect(await mailsTo(world.ace)).toEqual([]);
});

it.each<[string, () => Promise<unknown>]>([
  ["nothing counts as unread", () => test.db.update(matchings).set({ aceUnreadCount: 0 })],
  [
    "the reader's data is erased",
    () => test.db.update(users).set({ erasedAt: new Date() }).where(eq(users.id, world.ace.userId)),
  ],
  [
    "the company is stopped, where other people work elsewhere",
    async () => {
      const { companyId } = await insertThread(test.db);
      await insertAce(test.db, companyId);
      await test.db
        .update(companies)
        .set({ status: "suspended" })
        .where(eq(companies.id, world.companyId));
    },
  ],
])("takes no lock when %s", async (_, happens) => {
  await happens();
  world.pass(10 * MINUTE);
  const looks = vi.spyOn(test.db, "transaction");
  expect(await run()).toBe(0);
  expect(looks).not.toHaveBeenCalled();
  looks.mockRestore();
});

it("leaves a thread to the next look in which somebody is just writing", async () => {
  world.pass(10 * MINUTE);
  await test.db.transaction(async (tx) => {
    await tx.select().from(matchings).for("update");
    expect(await run()).toBe(0);
  });
  expect(await run()).toBe(1);
});
