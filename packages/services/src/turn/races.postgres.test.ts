import { chatMessages } from "@tefuda/db/schema/chat";
import { notifications } from "@tefuda/db/schema/notification";
import { and, asc, eq } from "@tefuda/db/sql";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { expect, it } from "vitest";
import { closeOverdueTurns } from "./close.ts";
import { remindTurns } from "./remind.ts";
import { closeText, createTurnWorld } from "./turn.fixture.ts";

const ROUNDS = 10;
const test = useTestDatabase();

it("closes and reminds once, whoever looks at the same time", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { joker, ace, as, closeAs, wait, matchingId } = await createTurnWorld(test.db);
    await closeAs(joker);
    wait(5);
    await Promise.all([remindTurns(as(ace)), remindTurns(as(ace)), remindTurns(as(ace))]);
    const reminders = await test.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.userId, ace.userId), eq(notifications.type, "turnEnding")));
    expect(reminders).toHaveLength(1);
    wait(3);
    const app = as(ace);
    const closed = await Promise.all([1, 2, 3].map(() => closeOverdueTurns(app)));
    expect(closed.reduce((sum, one) => sum + one, 0)).toBe(1);
    const texts = await test.db
      .select({ text: chatMessages.text })
      .from(chatMessages)
      .where(eq(chatMessages.matchingId, matchingId));
    expect(texts.filter(({ text }) => text === closeText)).toHaveLength(1);
  }
});

it("leaves the thread open or reopened when an answer comes at the same moment", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { joker, ace, as, closeAs, wait, say, row, matchingId } = await createTurnWorld(test.db);
    await closeAs(joker);
    wait(8);
    await Promise.all([closeOverdueTurns(as(joker)), say(ace, "遅くなりました。")]);
    const texts = await test.db
      .select({ text: chatMessages.text, seq: chatMessages.seq })
      .from(chatMessages)
      .where(eq(chatMessages.matchingId, matchingId))
      .orderBy(asc(chatMessages.seq));
    // The answer came first and nothing was closed, or it came second and opened the thread again.
    expect(texts.at(-1)?.text).toBe("遅くなりました。");
    const { closedSeq, lastSeq } = await row();
    expect(closedSeq === lastSeq).toBe(false);
    expect(texts.map(({ seq }) => seq)).toEqual(texts.map((_, index) => index + 1));
  }
});
