import type { Db } from "@tefuda/db/client";
import { users } from "@tefuda/db/schema/account";
import { matchings } from "@tefuda/db/schema/matching";
import { schedules } from "@tefuda/db/schema/schedule";
import { eq } from "@tefuda/db/sql";
import type { SignedInActor } from "@tefuda/domain/policy/actor";
import type { ScheduleStatus } from "@tefuda/domain/schedule/states";
import { DAY_MS } from "@tefuda/domain/time/units";
import { uuidv7 } from "uuidv7";
import { sendMessage } from "../chat/send-message.ts";
import { createWorld, insertThread, start } from "../matching/thread.fixture.ts";
import { setTurnClose } from "./set-close.ts";

export const closeText = "ありがとうございました。いったん終了とさせていただきます。";

/** A thread in which the seeker has written, so that it is the ace's turn for a week. */
export async function createTurnWorld(db: Db) {
  const world = createWorld(db);
  const thread = await insertThread(db);
  const { matchingId, joker, ace } = thread;
  const say = (actor: SignedInActor, text = "こんにちは") =>
    sendMessage(world.as(actor), { matchingId, id: uuidv7(), type: 0, text });
  await say(joker);
  return {
    ...world,
    ...thread,
    say,
    /** Days from the message on. */
    wait: (days: number) => world.pass(days * DAY_MS),
    waitUntil: (moment: Date) => world.pass(moment.getTime() - world.as(joker).clock().getTime()),
    closeAs: (actor: typeof joker | typeof ace, text: string | null = closeText) =>
      setTurnClose(world.as(actor), { matchingId, text }),
    row: async () => {
      const [row] = await db.select().from(matchings).where(eq(matchings.id, matchingId));
      if (!row) throw new Error("The thread is there.");
      return row;
    },
    async schedule(status: ScheduleStatus, expiresAt: Date, proposer: "ace" | "joker" = "joker") {
      await db.insert(schedules).values({
        id: uuidv7(),
        matchingId,
        status,
        purpose: "casual",
        proposerType: proposer,
        proposerId: proposer === "ace" ? ace.userId : joker.userId,
        durationMinutes: 30,
        candidates: [],
        expiresAt,
        createdAt: start,
        updatedAt: start,
      });
    },
    suspend: (userId: string) =>
      db.update(users).set({ suspendedAt: start }).where(eq(users.id, userId)),
  };
}
