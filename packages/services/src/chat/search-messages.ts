import type { Db } from "@tefuda/db/client";
import { aceDeparture, jokerDeparture } from "@tefuda/db/queries/departure";
import { aces } from "@tefuda/db/schema/ace";
import { chatMessages } from "@tefuda/db/schema/chat";
import { folded } from "@tefuda/db/schema/columns";
import { companies } from "@tefuda/db/schema/company";
import { jokers } from "@tefuda/db/schema/joker";
import { matchings } from "@tefuda/db/schema/matching";
import { and, desc, eq, inArray, isNotNull, isNull, ne, type SQL, sql } from "@tefuda/db/sql";
import { SYSTEM_USER_ID } from "@tefuda/domain/chat/constants";
import type { ChatFile } from "@tefuda/domain/chat/message";
import type { SearchMessages } from "@tefuda/domain/chat/schema";
import type { AceActor, JokerActor } from "@tefuda/domain/policy/actor";
import { excerptAround } from "@tefuda/domain/text/marks";
import { searchWords } from "@tefuda/domain/text/search-words";
import type { Ctx } from "../kernel/context.ts";
import { type Cursor, decodeCursor, oneMoreThan, pageOf, whereBefore } from "../kernel/cursor.ts";
import { type MatchingCard, selectCards, toCard } from "../matching/card.ts";
import { sideOf, whereReachable } from "../matching/reach.ts";

type MemberActor = JokerActor | AceActor;

/** How much of a long message is shown around what was found, in characters. */
const EXCERPT = 90;
/** Partners shown above the messages; a name that more people bear is too little to go by. */
const PARTNERS_MAX = 10;

/** Whom a thread is with, as a result shows it. */
type FoundPartner = Pick<MatchingCard["partner"], "name" | "imageURL" | "companyName">;

export interface FoundMessage {
  readonly id: string;
  readonly matchingId: string;
  readonly seq: number;
  readonly sentAt: Date;
  readonly isOwn: boolean;
  readonly partner: FoundPartner;
  /** The part of the text around what was found; empty for a file, which is found by its name. */
  readonly excerpt: string;
  readonly file: ChatFile | null;
}

export interface FoundMessages {
  /** Threads whose other side bears the words in its name; with the first page only. */
  readonly partners: (FoundPartner & { readonly matchingId: string })[];
  /** The newest first. */
  readonly items: FoundMessage[];
  readonly nextCursor?: string | undefined;
}

/**
 * Finds words in one's own threads: what people wrote, names of files, and whom the threads are
 * with. All words have to occur; width, case and kana make no difference. What was taken down and
 * threads that have ended are not there to be found.
 */
export async function searchMessages(
  { db, actor, clock }: Ctx<MemberActor>,
  { words, cursor, limit }: SearchMessages,
): Promise<FoundMessages> {
  const wanted = searchWords(words);
  const after = decodeCursor(cursor);
  const found = await findMessages(db, actor, { wanted, after, limit: oneMoreThan(limit) });
  const { page, nextCursor } = pageOf(found, limit, (row) => ({ at: row.sentAt, id: row.id }));
  const [side, now] = [sideOf(actor), clock()];

  const threads = await selectCards(
    db,
    and(
      inArray(matchings.id, [...new Set(page.map(({ matchingId }) => matchingId))]),
      whereReachable(actor, "message:read"),
    ),
  );
  const cards = new Map(threads.map((row) => [row.id, toCard(row, side, now)]));
  const named = after ? [] : await findPartners(db, actor, wanted);

  return {
    partners: named.map((row) => ({ matchingId: row.id, ...toPartner(toCard(row, side, now)) })),
    items: page.flatMap(({ text, userId, ...message }) => {
      const card = cards.get(message.matchingId);
      // Ended between the two queries.
      if (!card) return [];
      // What a colleague wrote before stands on one's own side.
      const isOwn = (userId === card.jokerId) === (side === "joker");
      const excerpt = excerptAround(text, words, EXCERPT);
      return [{ ...message, isOwn, partner: toPartner(card), excerpt }];
    }),
    nextCursor,
  };
}

const toPartner = ({ partner }: MatchingCard): FoundPartner => ({
  name: partner.name,
  imageURL: partner.imageURL,
  companyName: partner.companyName,
});

interface Wanted {
  readonly wanted: readonly string[];
  readonly after: Cursor | undefined;
  readonly limit: number;
}

/** The newest of each thread, and of these the newest: so each thread is read no further than needed. */
function findMessages(db: Db, actor: MemberActor, { wanted, after, limit }: Wanted) {
  const inThread = db
    .select({
      id: chatMessages.id,
      matchingId: chatMessages.matchingId,
      seq: chatMessages.seq,
      sentAt: chatMessages.sentAt,
      userId: chatMessages.userId,
      text: chatMessages.text,
      file: chatMessages.file,
    })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.matchingId, matchings.id),
        isNotNull(chatMessages.searchText),
        // Such as the line of a handover: nobody wrote it.
        ne(chatMessages.userId, SYSTEM_USER_ID),
        ...wanted.map((word) => sql`strpos(${chatMessages.searchText}, ${word}) > 0`),
        whereBefore(chatMessages.sentAt, chatMessages.id, after),
      ),
    )
    .orderBy(desc(chatMessages.sentAt), desc(chatMessages.id))
    .limit(limit)
    .as("in_thread");
  return db
    .select({
      id: inThread.id,
      matchingId: inThread.matchingId,
      seq: inThread.seq,
      sentAt: inThread.sentAt,
      userId: inThread.userId,
      text: inThread.text,
      file: inThread.file,
    })
    .from(matchings)
    .innerJoinLateral(inThread, sql`true`)
    .where(whereReachable(actor, "message:read"))
    .orderBy(desc(inThread.sentAt), desc(inThread.id))
    .limit(limit);
}

function findPartners(db: Db, actor: MemberActor, wanted: readonly string[]) {
  return selectCards(
    db,
    and(
      whereReachable(actor, "message:read"),
      // Whoever has left is not called by name any more.
      isNull(actor.kind === "joker" ? aceDeparture : jokerDeparture),
      ...wanted.map((word) => sql`strpos(${nameOfPartner(actor)}, ${word}) > 0`),
    ),
  )
    .orderBy(desc(matchings.lastMessagedAt), desc(matchings.id))
    .limit(PARTNERS_MAX);
}

const nameOfPartner = (actor: MemberActor): SQL =>
  actor.kind === "joker"
    ? folded(sql`coalesce(${aces.name}, '') || chr(10) || coalesce(${companies.name}, '')`)
    : folded(sql`coalesce(${jokers.name}, '')`);
