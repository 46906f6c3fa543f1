import type { Tx } from "@tefuda/db/client";
import { users } from "@tefuda/db/schema/account";
import { chatMessages } from "@tefuda/db/schema/chat";
import { jokers } from "@tefuda/db/schema/joker";
import { matchings } from "@tefuda/db/schema/matching";
import { and, eq, isNotNull, isNull } from "@tefuda/db/sql";
import { SUPPORT_OPERATOR_ID } from "@tefuda/domain/chat/constants";
import { messagePreview } from "@tefuda/domain/chat/preview";
import { AppError } from "@tefuda/domain/errors/app-error";
import { firstMessages } from "@tefuda/domain/matching/first-messages";
import type { OperatorActor } from "@tefuda/domain/policy/actor";
import { uuidv7 } from "uuidv7";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { signalMatching, threadUserIds } from "../signals/matching.ts";

/**
 * The support team's thread with a seeker, begun when there is none yet (spec 6 · Support
 * operator). Each seeker has one, however often and by how many operators it is begun at once.
 * @throws AppError `dataNotFound` for nobody, or one who has left.
 */
export async function startSupport(
  ctx: Ctx<OperatorActor>,
  { jokerId }: { readonly jokerId: string },
): Promise<{ matchingId: string; isNew: boolean }> {
  const result = await ctx.db.transaction(async (tx) => {
    const [joker] = await tx
      .select({ name: jokers.name })
      .from(jokers)
      .where(and(eq(jokers.id, jokerId), isNull(jokers.withdrawnAt)));
    if (!joker) throw new AppError("dataNotFound");
    const made = await insertThread(tx, jokerId, ctx.clock());
    if (made)
      await writeAudit(tx, ctx, { action: "startSupport", target: { type: "joker", id: jokerId } });
    const [thread] = await tx
      .select({ id: matchings.id, userIds: threadUserIds })
      .from(matchings)
      .where(and(eq(matchings.jokerId, jokerId), isNotNull(matchings.operatorId)));
    if (!thread) throw new AppError("dataNotFound");
    return { thread, isNew: made };
  });
  const { thread, isNew } = result;
  if (isNew) signalMatching(ctx.ports.bus, thread.userIds, thread.id);
  return { matchingId: thread.id, isNew };
}

/** The thread with its first message; false when there is one. */
async function insertThread(tx: Tx, jokerId: string, now: Date): Promise<boolean> {
  const names = { jokerName: "", aceName: "", companyName: "" };
  const [first] = firstMessages({ origin: "operator", jokerId, thread: names, now });
  if (!first) throw new AppError("invalidParameter");
  const matchingId = uuidv7();
  const [made] = await tx
    .insert(matchings)
    .values({
      id: matchingId,
      jokerId,
      operatorId: SUPPORT_OPERATOR_ID,
      matchedAt: now,
      lastMessage: messagePreview(first),
      lastSenderId: first.userId,
      lastMessagedAt: first.sentAt,
      lastSeq: 1,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: matchings.id });
  if (!made) return false;
  await tx.insert(chatMessages).values({
    type: first.type,
    userId: first.userId,
    isSystemMessage: first.isSystemMessage,
    text: first.text,
    sentAt: first.sentAt,
    id: uuidv7(),
    matchingId,
    seq: 1,
    userName: "",
    params: { origin: "operator" },
  });
  return true;
}

/**
 * The seeker with a mail address, whole and exact, for beginning a thread; put on record whether
 * anyone is found or not.
 */
export async function findSupportJoker(
  ctx: Ctx<OperatorActor>,
  { email }: { readonly email: string },
) {
  const [found] = await ctx.db
    .select({
      jokerId: jokers.id,
      name: jokers.name,
      registrationStatus: jokers.registrationStatus,
      matchingId: matchings.id,
    })
    .from(users)
    .innerJoin(jokers, eq(jokers.id, users.id))
    .leftJoin(matchings, and(eq(matchings.jokerId, jokers.id), isNotNull(matchings.operatorId)))
    .where(and(eq(users.email, email), isNull(jokers.withdrawnAt)));
  await writeAudit(ctx.db, ctx, {
    action: "findSupportJoker",
    target: { type: "joker", id: found?.jokerId },
  });
  return found ?? null;
}
