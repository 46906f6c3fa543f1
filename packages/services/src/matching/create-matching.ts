import type { Tx } from "@tefuda/db/client";
import { alias } from "@tefuda/db/pg-core";
import { whereLikeOpen } from "@tefuda/db/queries/like";
import { whereOfferOpen } from "@tefuda/db/queries/offer";
import { users } from "@tefuda/db/schema/account";
import { aces } from "@tefuda/db/schema/ace";
import { keeps } from "@tefuda/db/schema/candidate";
import { companies } from "@tefuda/db/schema/company";
import { jokers } from "@tefuda/db/schema/joker";
import { likes } from "@tefuda/db/schema/like";
import { matchings } from "@tefuda/db/schema/matching";
import { offers } from "@tefuda/db/schema/offer";
import { recruitments } from "@tefuda/db/schema/recruitment";
import { and, eq, inArray, or, type Placeholder, sql } from "@tefuda/db/sql";
import { type Given, rowsStatement, statement } from "@tefuda/db/statement";
import { countsAsUnread } from "@tefuda/domain/chat/constants";
import type { MatchingOrigin } from "@tefuda/domain/chat/labels.ja";
import { messagePreview } from "@tefuda/domain/chat/preview";
import { AppError } from "@tefuda/domain/errors/app-error";
import { firstMessages } from "@tefuda/domain/matching/first-messages";
import type { OfferPurpose } from "@tefuda/domain/offer/constants";
import type { InterestedTheme, InterestLevel } from "@tefuda/domain/options/interest";
import { uuidv7 } from "uuidv7";
import { atOnce } from "../kernel/at-once.ts";
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

/** A matching as it is being made: what those who are told of it need. */
export interface NewMatching {
  readonly matchingId: string;
  /** Both members: give them to `signalMatching` after the transaction has been committed. */
  readonly userIds: readonly string[];
  readonly jokerName: string;
  readonly aceName: string;
  readonly companyName: string;
  readonly jokerEmail: string;
  readonly aceEmail: string;
}

export interface CreatedMatching extends NewMatching {
  /** Other likes that the match answered: give them to `signalLike` likewise. */
  readonly settledLikeIds: readonly string[];
}

const at = (time: Placeholder) => sql`${time}::timestamptz`;

/**
 * Makes a matching with its first messages inside the caller's transaction, marks the linked
 * offer interested and the linked like accepted, and whatever else waits between the two with
 * them, and frees the company's keep (spec 4 · Matching creation). What `tell` writes is sent
 * together with it, and goes with the transaction when there is no matching to be made.
 *
 * @throws AppError `invalidParameter` without a joker, ace or company that belong together, or for
 * an offer or like that is no longer open, `alreadyExistsMatchingForJoker` when the joker has a
 * matching with the company.
 */
export async function createMatching(
  tx: Tx,
  input: CreateMatchingInput,
  tell: (matching: NewMatching) => Promise<unknown> | undefined = () => undefined,
): Promise<CreatedMatching> {
  const { jokerId, aceId, companyId, origin, now } = input;
  const thread = await readThreadNames(tx, input);
  const plan = firstMessages({ ...input, thread });
  const last = plan.at(-1);
  if (!last) throw new AppError("invalidParameter");
  const matching = { matchingId: uuidv7(), userIds: [jokerId, aceId], ...thread };
  const { matchingId } = matching;

  const messages = plan.map((message, index) => ({
    ...message,
    id: uuidv7(),
    seq: index + 1,
    userName: message.userId === jokerId ? thread.jokerName : "",
    params: index === 0 ? { origin } : {},
  }));
  const of = { userId: jokerId, companyId };
  const [made, { isLinked, settledLikeIds }] = await atOnce([
    insertMatching(tx, {
      id: matchingId,
      jokerId,
      aceId,
      companyId,
      offerId: input.offerId ?? null,
      likeId: input.likeId ?? null,
      recruitmentId: input.recruitmentId ?? null,
      recruitmentRevision: input.recruitmentRevision ?? null,
      purpose: input.purpose ?? null,
      lastMessage: messagePreview(last),
      lastSenderId: last.userId,
      lastMessagedAt: last.sentAt,
      themes: input.themes ?? [],
      likeAction: input.likeAction ?? null,
      lastSeq: plan.length,
      aceUnreadCount: plan.filter((m) => m.userId === jokerId && countsAsUnread(m.type)).length,
      now,
    }),
    linkSources(tx, input),
    insertMessages(tx, { matchingId, messages: JSON.stringify(messages) }),
    recordEvent(tx, { clock: () => now }, "matching_create", { matchingId }, of),
    tell(matching),
  ]);
  if (made.length === 0) throw new AppError("alreadyExistsMatchingForJoker");
  if (!isLinked) throw new AppError("invalidParameter");
  return { ...matching, settledLikeIds };
}

const insertMessages = rowsStatement(
  (given: Given<{ matchingId: string; messages: string }>) => sql`
    insert into chat_messages (id, matching_id, seq, type, text, user_id, user_name,
      is_system_message, sent_at, selected_interested_themes, other_theme,
      selected_interest_action, params)
    select id, ${given.matchingId}::uuid, seq, type, text, "userId", "userName",
      "isSystemMessage", "sentAt", "selectedInterestedThemes", "otherTheme",
      "selectedInterestAction", params
    from jsonb_to_recordset(${given.messages}::jsonb) as planned(id uuid, seq int, type smallint,
      text text, "userId" text, "userName" text, "isSystemMessage" boolean, "sentAt" timestamptz,
      "selectedInterestedThemes" text[], "otherTheme" text, "selectedInterestAction" text,
      params jsonb)
    -- Without a matching the two have one already, and nothing of this stays.
    where exists (select from matchings where id = ${given.matchingId}::uuid)`,
);

interface MatchingRow {
  readonly id: string;
  readonly jokerId: string;
  readonly aceId: string;
  readonly companyId: string;
  readonly offerId: string | null;
  readonly likeId: string | null;
  readonly recruitmentId: string | null;
  readonly recruitmentRevision: number | null;
  readonly purpose: OfferPurpose | null;
  readonly lastMessage: string;
  readonly lastSenderId: string;
  readonly lastMessagedAt: Date;
  readonly themes: readonly InterestedTheme[];
  readonly likeAction: InterestLevel | null;
  readonly lastSeq: number;
  readonly aceUnreadCount: number;
  readonly now: Date;
}

const insertMatching = statement((db, given: Given<MatchingRow>) =>
  db
    .insert(matchings)
    .values({
      id: given.id,
      jokerId: given.jokerId,
      aceId: given.aceId,
      aceCompanyId: given.companyId,
      offerId: given.offerId,
      likeId: given.likeId,
      recruitmentId: given.recruitmentId,
      recruitmentRevision: given.recruitmentRevision,
      purpose: given.purpose,
      matchedAt: given.now,
      lastMessage: given.lastMessage,
      lastSenderId: given.lastSenderId,
      lastMessagedAt: given.lastMessagedAt,
      selectedInterestedThemes: given.themes,
      selectedInterestAction: given.likeAction,
      lastSeq: given.lastSeq,
      aceUnreadCount: given.aceUnreadCount,
      createdAt: given.now,
      updatedAt: given.now,
    })
    .onConflictDoNothing({ target: [matchings.aceCompanyId, matchings.jokerId] })
    .returning({ id: matchings.id }),
);

const aceUsers = alias(users, "ace_users");
const jokerUsers = alias(users, "joker_users");

const findThreadNames = statement(
  (
    db,
    given: Given<{
      jokerId: string;
      aceId: string;
      companyId: string;
      recruitmentId: string | null;
    }>,
  ) =>
    db
      .select({
        jokerName: jokers.name,
        jokerEmail: jokerUsers.email,
        aceName: aces.name,
        aceEmail: aceUsers.email,
        companyName: companies.name,
        recruitmentTitle: recruitments.title,
      })
      .from(aces)
      .innerJoin(aceUsers, eq(aceUsers.id, aces.id))
      .innerJoin(companies, eq(companies.id, aces.companyId))
      .innerJoin(jokers, eq(jokers.id, given.jokerId))
      .innerJoin(jokerUsers, eq(jokerUsers.id, jokers.id))
      .leftJoin(
        recruitments,
        and(eq(recruitments.id, given.recruitmentId), eq(recruitments.companyId, given.companyId)),
      )
      .where(and(eq(aces.id, given.aceId), eq(aces.companyId, given.companyId))),
);

async function readThreadNames(tx: Tx, input: CreateMatchingInput) {
  const { jokerId, aceId, companyId } = input;
  if (!jokerId || !aceId || !companyId) throw new AppError("invalidParameter");
  const recruitmentId = input.recruitmentId ?? null;
  const [names] = await findThreadNames(tx, { jokerId, aceId, companyId, recruitmentId });
  if (!names || (recruitmentId && names.recruitmentTitle === null))
    throw new AppError("invalidParameter");
  return { ...names, jokerName: names.jokerName ?? "" };
}

interface Pair {
  readonly jokerId: string;
  readonly companyId: string;
}

const deleteKeep = statement((db, given: Given<Pair>) =>
  db
    .delete(keeps)
    .where(and(eq(keeps.companyId, given.companyId), eq(keeps.jokerId, given.jokerId))),
);

/**
 * Marks what the matching arises from. An offer and a like of the same two sides may wait side by side;
 * the match answers both. One that is being answered this very moment is left to that call, which finds
 * the match made: waiting for it here, and it for this one, would never end.
 */
async function linkSources(tx: Tx, input: CreateMatchingInput) {
  const { jokerId, companyId, offerId = null, likeId = null, now } = input;
  const pair = { jokerId, companyId };
  const [answered, accepted] = await atOnce([
    answerOffers(tx, { ...pair, offerId, now }),
    answerLikes(tx, { ...pair, likeId, now }),
    deleteKeep(tx, pair),
  ]);
  const offerIds = answered.map(({ id }) => id);
  const likeIds = accepted.map(({ id }) => id);
  return {
    isLinked:
      (offerId === null || offerIds.includes(offerId)) &&
      (likeId === null || likeIds.includes(likeId)),
    settledLikeIds: likeIds.filter((id) => id !== likeId),
  };
}

const answerOffers = statement((db, given: Given<Pair & { offerId: string | null; now: Date }>) =>
  db
    .update(offers)
    .set({ status: "interested", answeredAt: at(given.now), updatedAt: at(given.now) })
    .where(
      inArray(
        offers.id,
        db
          .select({ id: offers.id })
          .from(offers)
          .where(
            and(
              eq(offers.companyId, given.companyId),
              eq(offers.jokerId, given.jokerId),
              or(
                whereOfferOpen(given.now),
                and(
                  eq(offers.id, given.offerId),
                  inArray(offers.status, ["sent", "read", "interested"]),
                ),
              ),
            ),
          )
          .for("no key update", { skipLocked: true }),
      ),
    )
    .returning({ id: offers.id }),
);
const answerLikes = statement((db, given: Given<Pair & { likeId: string | null; now: Date }>) =>
  db
    .update(likes)
    .set({ status: "accepted", answeredAt: at(given.now), updatedAt: at(given.now) })
    .where(
      inArray(
        likes.id,
        db
          .select({ id: likes.id })
          .from(likes)
          .where(
            and(
              eq(likes.aceCompanyId, given.companyId),
              eq(likes.jokerId, given.jokerId),
              or(
                whereLikeOpen(given.now),
                and(eq(likes.id, given.likeId), inArray(likes.status, ["sent", "accepted"])),
              ),
            ),
          )
          .for("no key update", { skipLocked: true }),
      ),
    )
    .returning({ id: likes.id }),
);
