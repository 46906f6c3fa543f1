import type { Db } from "@tefuda/db/client";
import { whereMemberOf } from "@tefuda/db/queries/matching";
import { chatMessages } from "@tefuda/db/schema/chat";
import { matchings } from "@tefuda/db/schema/matching";
import { and, asc, inArray, isNull } from "@tefuda/db/sql";
import type { MemberActor } from "@tefuda/domain/policy/actor";
import { selectCards, toCard } from "../matching/card.ts";
import { sideOf } from "../matching/reach.ts";

/** The threads that a member can read, with their texts, in the order in which they were written. */
export async function collectThreads(db: Db, actor: MemberActor, now: Date) {
  const rows = await selectCards(db, whereMemberOf(actor)).orderBy(asc(matchings.matchedAt));
  const messages = await readMessages(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const { companyName, partner, recruitmentTitle } = toCard(row, sideOf(actor), now);
    return {
      companyName,
      partnerName: partner.name,
      recruitmentTitle,
      matchedAt: row.matchedAt,
      messages: (messages.get(row.id) ?? []).map(({ userId, file, ...message }) => ({
        ...message,
        from: userId === actor.userId ? "me" : userId === partner.id ? "partner" : "system",
        fileName: file?.name ?? null,
      })),
    };
  });
}

type Message = Awaited<ReturnType<typeof selectMessages>>[number];

async function readMessages(db: Db, matchingIds: readonly string[]) {
  const byThread = new Map<string, Omit<Message, "matchingId">[]>();
  if (matchingIds.length === 0) return byThread;
  for (const { matchingId, ...message } of await selectMessages(db, matchingIds)) {
    const thread = byThread.get(matchingId) ?? [];
    thread.push(message);
    byThread.set(matchingId, thread);
  }
  return byThread;
}

function selectMessages(db: Db, matchingIds: readonly string[]) {
  return db
    .select({
      matchingId: chatMessages.matchingId,
      userId: chatMessages.userId,
      text: chatMessages.text,
      file: chatMessages.file,
      sentAt: chatMessages.sentAt,
    })
    .from(chatMessages)
    .where(and(inArray(chatMessages.matchingId, [...matchingIds]), isNull(chatMessages.removedAt)))
    .orderBy(asc(chatMessages.matchingId), asc(chatMessages.seq));
}
