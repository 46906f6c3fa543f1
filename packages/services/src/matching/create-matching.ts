import type { Tx } from "@tefuda/db/client";
import { whereLikeOpen } from "@tefuda/db/queries/like";
import { whereOfferOpen } from "@tefuda/db/queries/offer";
import { aces } from "@tefuda/db/schema/ace";
import { keeps } from "@tefuda/db/schema/candidate";
import { chatMessages } from "@tefuda/db/schema/chat";
import { companies } from "@tefuda/db/schema/company";
import { jokers } from "@tefuda/db/schema/joker";
import { likes } from "@tefuda/db/schema/like";
import { matchings } from "@tefuda/db/schema/matching";
import { offers } from "@tefuda/db/schema/offer";
import { recruitments } from "@tefuda/db/schema/recruitment";
import { countsAsUnread } from "@tefuda/domain/chat/constants";
import type { MatchingOrigin } from "@tefuda/domain/chat/labels.ja";
import { messagePreview } from "@tefuda/domain/chat/preview";
import { AppError } from "@tefuda/domain/errors/app-error";
import { firstMessages } from "@tefuda/domain/matching/first-messages";
import type { OfferPurpose } from "@tefuda/domain/offer/constants";
import type { InterestedTheme, InterestLevel } from "@tefuda/domain/options/interest";
import { and, eq, inArray, sql } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { recordEvent } from "../monitoring/record-event.ts";

export interface CreateMatchingInput {
  readonly jokerId: string;
  readonly aceId: string;
  readonly companyId: string;
  /** What it arises from; decides the first message. */
  readonly origin: Exclude<MatchingOrigin, "operator">;
  readonly offerId?: string | null | undefined;
  readonly likeId?: string | null | undefined;
  readonly recruitmentId?: string | null | undefined;
  readonly recruitmentRevision?: number | null | undefined;
  readonly purpose?: OfferPurpose | null | undefined;
  readonly themes?: readonly InterestedTheme[] | undefined;
  readonly otherTheme?: string | null | undefined;
  /** The action selected on the like, when it came with one. */
  readonly likeAction?: InterestLevel | null | undefined;
  readonly now: Date;
}

export interface CreatedMatching {
  readonly matchingId: string;
  /** Both members: give them to `hintMatching` after the transaction has been committed. */
  readonly userIds: readonly string[];
  readonly jokerName: string;
  readonly aceName: string;
  readonly companyName: string;
  /** Other likes that the match answered: give them to `hintLike` likewise. */
  readonly settledLikeIds: readonly string[];
}

/**
 * Makes a matching with its first messages inside the caller's transaction, marks the linked
 * offer interested and the linked like accepted, and whatever else waits between the two with
 * them, and frees the company's keep (spec 4 · Matching creation).
 *
 * @throws AppError `invalidParameter` without a joker, ace or company that belong together,
 * `alreadyExistsMatchingForJoker` when the joker has a matching with the company.
 */
export async function createMatching(tx: Tx, input: CreateMatchingInput): Promise<CreatedMatching> {
  const { jokerId, aceId, companyId, origin, now } = input;
  const thread = await readThreadNames(tx, input);
  const plan = firstMessages({ ...input, thread });
  const last = plan.at(-1);
  if (!last) throw new AppError("invalidParameter");
  const matchingId = uuidv7();

  const [made] = await tx
    .insert(matchings)
    .values({
      id: matchingId,
      jokerId,
      aceId,
      aceCompanyId: companyId,
      offerId: input.offerId,
      likeId: input.likeId,
      recruitmentId: input.recruitmentId,
      recruitmentRevision: input.recruitmentRevision,
      purpose: input.purpose,
      matchedAt: now,
      lastMessage: messagePreview(last),
      lastSenderId: last.userId,
      lastMessagedAt: last.sentAt,
      selectedInterestedThemes: [...(input.themes ?? [])],
      selectedInterestAction: input.likeAction,
      lastSeq: plan.length,
      aceUnreadCount: plan.filter((m) => m.userId === jokerId && countsAsUnread(m.type)).length,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing({ target: [matchings.aceCompanyId, matchings.jokerId] })
    .returning({ id: matchings.id });
  if (!made) throw new AppError("alreadyExistsMatchingForJoker");

  await tx.insert(chatMessages).values(
    plan.map((message, index) => ({
      ...message,
      id: uuidv7(),
      matchingId,
      seq: index + 1,
      userName: message.userId === jokerId ? thread.jokerName : "",
      selectedInterestedThemes: message.selectedInterestedThemes && [
        ...message.selectedInterestedThemes,
      ],
      params: index === 0 ? { origin } : {},
    })),
  );
  const settledLikeIds = await linkSources(tx, input);
  const of = { userId: jokerId, companyId };
  await recordEvent(tx, { clock: () => now }, "matching_create", { matchingId }, of);
  return { matchingId, userIds: [jokerId, aceId], settledLikeIds, ...thread };
}

async function readThreadNames(tx: Tx, input: CreateMatchingInput) {
  const { jokerId, aceId, companyId, recruitmentId } = input;
  if (!jokerId || !aceId || !companyId) throw new AppError("invalidParameter");
  const [names] = await tx
    .select({
      jokerName: jokers.name,
      aceName: aces.name,
      companyName: companies.name,
      recruitmentTitle: recruitments.title,
    })
    .from(aces)
    .innerJoin(companies, eq(companies.id, aces.companyId))
    .innerJoin(jokers, eq(jokers.id, jokerId))
    .leftJoin(
      recruitments,
      recruitmentId
        ? and(eq(recruitments.id, recruitmentId), eq(recruitments.companyId, companyId))
        : sql`false`,
    )
    .where(and(eq(aces.id, aceId), eq(aces.companyId, companyId)))
    .limit(1);
  if (!names || (recruitmentId && names.recruitmentTitle === null))
    throw new AppError("invalidParameter");
  return { ...names, jokerName: names.jokerName ?? "" };
}

/** An offer or like that is no longer open cannot be what the matching arises from. */
async function linkSources(tx: Tx, input: CreateMatchingInput): Promise<string[]> {
  const { jokerId, companyId, offerId, likeId, now } = input;
  if (offerId) {
    const marked = await tx
      .update(offers)
      .set({ status: "interested", answeredAt: now, updatedAt: now })
      .where(
        and(
          eq(offers.id, offerId),
          eq(offers.jokerId, jokerId),
          eq(offers.companyId, companyId),
          inArray(offers.status, ["sent", "read", "interested"]),
        ),
      )
      .returning({ id: offers.id });
    if (marked.length === 0) throw new AppError("invalidParameter");
  }
  if (likeId) {
    const marked = await tx
      .update(likes)
      .set({ status: "accepted", answeredAt: now, updatedAt: now })
      .where(
        and(
          eq(likes.id, likeId),
          eq(likes.jokerId, jokerId),
          eq(likes.aceCompanyId, companyId),
          inArray(likes.status, ["sent", "accepted"]),
        ),
      )
      .returning({ id: likes.id });
    if (marked.length === 0) throw new AppError("invalidParameter");
  }
  await tx.delete(keeps).where(and(eq(keeps.companyId, companyId), eq(keeps.jokerId, jokerId)));
  return settleOthers(tx, input);
}

/**
 * An offer and a like of the same two sides may wait side by side; the match answers both, and
 * the likes that it answered are named. One
 * that is being answered this very moment is left to that call, which finds the match made:
 * waiting for it here, and it for this one, would never end.
 */
async function settleOthers(
  tx: Tx,
  { jokerId, companyId, now }: CreateMatchingInput,
): Promise<string[]> {
  const answered = { answeredAt: now, updatedAt: now };
  const openOffers = tx
    .select({ id: offers.id })
    .from(offers)
    .where(and(eq(offers.companyId, companyId), eq(offers.jokerId, jokerId), whereOfferOpen(now)))
    .for("no key update", { skipLocked: true });
  const openLikes = tx
    .select({ id: likes.id })
    .from(likes)
    .where(and(eq(likes.aceCompanyId, companyId), eq(likes.jokerId, jokerId), whereLikeOpen(now)))
    .for("no key update", { skipLocked: true });
  await tx
    .update(offers)
    .set({ status: "interested", ...answered })
    .where(inArray(offers.id, openOffers));
  const settled = await tx
    .update(likes)
    .set({ status: "accepted", ...answered })
    .where(inArray(likes.id, openLikes))
    .returning({ id: likes.id });
  return settled.map(({ id }) => id);
}
