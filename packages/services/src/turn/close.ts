import type { Tx } from "@tefuda/db/client";
import { matchings } from "@tefuda/db/schema/matching";
import { and, asc, eq, gt, isNotNull, isNull, lt, or, sql } from "@tefuda/db/sql";
import { messageTypes } from "@tefuda/domain/chat/constants";
import { isCloseDue, isClosingHour, turnsOverBefore } from "@tefuda/domain/matching/turn";
import { type Appended, appendMessage, signalAppended } from "../chat/append-message.ts";
import type { Ctx } from "../kernel/context.ts";
import { eachAlone } from "../kernel/each-alone.ts";
import { selectCards, turnOfRow } from "../matching/card.ts";
import { tellMessage } from "../notification/message-notice.ts";
import { signalNotification } from "../signals/notification.ts";

type App = Pick<Ctx, "db" | "clock" | "ports">;

/**
 * Closes the threads whose turn has run out, where the side that waited has set it up: its closing
 * words become its last message, and the thread is closed until somebody writes again. Each thread
 * is looked at anew under its row's lock, so two workers close it once, and an answer that came
 * first keeps it open. Open proposals run out by themselves first. What comes due at night waits for the
 * morning. Answers how many were closed.
 * @throws AggregateError in the end, when some could not be closed.
 */
export function closeOverdueTurns(app: App): Promise<number> {
  const now = app.clock();
  if (!isClosingHour(now)) return Promise.resolve(0);
  return eachAlone({
    find: (after: { id: string } | undefined, limit) =>
      app.db
        .select({ id: matchings.id })
        .from(matchings)
        .where(and(isSilent(now), after && gt(matchings.id, after.id)))
        .orderBy(asc(matchings.id))
        .limit(limit),
    async work({ id }) {
      const appended = await app.db.transaction((tx) => closeIfOverdue(tx, id, now));
      if (!appended) return 0;
      const { message, toldId } = appended;
      signalAppended(app.ports.bus, message);
      signalNotification(app.ports.bus, toldId, toldId);
      return 1;
    },
    failed: (count) => `${count} threads could not be closed.`,
  });
}

/** In which nothing has moved for as long as a turn lasts. */
const isSilent = (now: Date) =>
  and(
    isNull(matchings.operatorId),
    lt(matchings.lastMessagedAt, turnsOverBefore(now)),
    or(isNotNull(matchings.aceCloseText), isNotNull(matchings.jokerCloseText)),
    sql`${matchings.closedSeq} is distinct from ${matchings.lastSeq}`,
  );

async function closeIfOverdue(
  tx: Tx,
  id: string,
  now: Date,
): Promise<{ message: Appended; toldId: string } | undefined> {
  const [held] = await tx
    .select({ id: matchings.id })
    .from(matchings)
    .where(and(eq(matchings.id, id), isSilent(now)))
    .for("no key update", { skipLocked: true });
  if (!held) return undefined;
  const [row] = await selectCards(tx, eq(matchings.id, id));
  const turn = row && turnOfRow(row);
  if (!turn || !isCloseDue(turn, row.proposal?.status ?? null, now)) return undefined;
  const writer =
    turn.side === "ace"
      ? {
          side: "joker" as const,
          userId: row.jokerId,
          name: row.jokerName,
          text: row.jokerCloseText,
          imageURL: row.jokerImageURL,
          partnerId: row.aceId,
        }
      : {
          side: "ace" as const,
          userId: row.aceId,
          name: row.aceName,
          text: row.aceCloseText,
          imageURL: row.aceImage,
          partnerId: row.jokerId,
        };
  const { side, userId, name, text, imageURL, partnerId } = writer;
  if (text === null || userId === null || partnerId === null) return undefined;
  const message = await appendMessage(tx, {
    matchingId: id,
    type: messageTypes.Normal,
    writer: { side, userId, name: name ?? "" },
    text,
    params: { isTurnClosing: true },
    now,
  });
  await tx
    .update(matchings)
    .set({ closedAt: now, closedSeq: message.seq, closedBy: side })
    .where(eq(matchings.id, id));
  const { seq } = message;
  const notice = {
    matchingId: id,
    userId: partnerId,
    writerId: userId,
    name: name ?? "",
    imageURL,
    seq,
  };
  await tellMessage(tx, { clock: () => now }, notice);
  return { message, toldId: partnerId };
}
