import { chatMessages } from "@tefuda/db/schema/chat";
import { matchings } from "@tefuda/db/schema/matching";
import { and, asc, eq, getTableColumns, gt, lte, sql } from "@tefuda/db/sql";
import { type Given, listOf, statement } from "@tefuda/db/statement";
import type { ChatMessage } from "@tefuda/domain/chat/message";
import type { SignedInActor } from "@tefuda/domain/policy/actor";
import { togetherOn } from "../kernel/together.ts";
import { isReachable, type MatchingAction, places } from "../matching/reach.ts";
import { toChatMessage } from "./message-row.ts";
import { type ThreadMarks, threadColumns } from "./read-thread.ts";

/** What a reader asks of a thread. */
interface Asked {
  readonly actor: SignedInActor;
  readonly action: MatchingAction;
  readonly matchingId: string;
}

/** What is told of a thread to whoever may read it: its marks, and the messages that were asked for. */
export interface ThreadNews {
  readonly thread: ThreadMarks;
  readonly messages: readonly ChatMessage[];
}

/** Messages of one answer; who is further behind asks again. */
export const NEWS_LIMIT = 1000;
/** Readers of one run, who mostly ask for the same rows: those of a thread. */
const LIMITS = { runs: 2, size: 500 };

const thread = { ...threadColumns, ...places };
const message = getTableColumns(chatMessages);

/** By the numbers of threads and, in the same order, of the messages after which is read: they have no gaps. */
const selectAfter = statement(
  (db, given: Given<{ ids: readonly string[]; after: readonly number[] }>) => {
    const after = sql`asked.after`;
    return db
      .select({ after: sql<number>`asked.after`, thread, message })
      .from(sql`unnest(${given.ids}::uuid[], ${given.after}::int[]) as asked(id, after)`)
      .innerJoin(matchings, eq(matchings.id, sql`asked.id`))
      .leftJoin(
        chatMessages,
        and(
          eq(chatMessages.matchingId, matchings.id),
          gt(chatMessages.seq, after),
          lte(chatMessages.seq, sql`asked.after + ${sql.raw(String(NEWS_LIMIT))}`),
        ),
      )
      .orderBy(asc(chatMessages.seq));
  },
);

const selectOnes = statement(
  (db, given: Given<{ ids: readonly string[]; messageIds: readonly string[] }>) =>
    db
      .select({ thread, message })
      .from(matchings)
      .leftJoin(
        chatMessages,
        and(
          eq(chatMessages.matchingId, matchings.id),
          sql`${chatMessages.id} = any(${listOf(given.messageIds, "uuid")})`,
        ),
      )
      .where(sql`${matchings.id} = any(${listOf(given.ids, "uuid")})`),
);

type Row = Awaited<ReturnType<typeof selectOnes>>[number];

/** The answer to each who asked, by the rows of all: a thread that the reader may not read is none. */
function answerOf({ actor, action }: Asked, rows: readonly Row[] | undefined) {
  const found = rows?.[0]?.thread;
  if (!rows || !found || !isReachable(actor, action, found)) return undefined;
  return {
    thread: found,
    messages: rows.flatMap((row) => (row.message ? [toChatMessage(row.message, found)] : [])),
  };
}

interface AskedAfter extends Asked {
  readonly afterSeq: number;
}

/**
 * The messages after `afterSeq`, oldest first, at most `NEWS_LIMIT`; nothing for a thread that the actor may not
 * read. All who ask at once, as the readers of a thread do at a signal, share one statement; the right of each is
 * looked at in the row that came with it.
 */
export const readNews = togetherOn<AskedAfter, ThreadNews | undefined>(async (db, asked) => {
  const keyOf = ({ matchingId, afterSeq }: AskedAfter) => `${matchingId} ${afterSeq}`;
  const distinct = [...new Map(asked.map((one) => [keyOf(one), one])).values()];
  const found = await selectAfter(db, {
    ids: distinct.map(({ matchingId }) => matchingId),
    after: distinct.map(({ afterSeq }) => afterSeq),
  });
  const byKey = Map.groupBy(found, (row) => `${row.thread.id} ${row.after}`);
  return asked.map((one) => answerOf(one, byKey.get(keyOf(one))));
}, LIMITS);

interface AskedOne extends Asked {
  readonly messageId: string;
}

/** One message of a thread, likewise; no message where there is none of that id. */
export const readOneNews = togetherOn<AskedOne, ThreadNews | undefined>(async (db, asked) => {
  const found = await selectOnes(db, {
    ids: [...new Set(asked.map(({ matchingId }) => matchingId))],
    messageIds: [...new Set(asked.map(({ messageId }) => messageId))],
  });
  const byThread = Map.groupBy(found, (row) => row.thread.id);
  return asked.map((one) => {
    const answer = answerOf(one, byThread.get(one.matchingId));
    return (
      answer && { ...answer, messages: answer.messages.filter(({ id }) => id === one.messageId) }
    );
  });
}, LIMITS);

const selectThreads = statement((db, given: Given<{ ids: readonly string[] }>) =>
  db
    .select(thread)
    .from(matchings)
    .where(sql`${matchings.id} = any(${listOf(given.ids, "uuid")})`),
);

/** The marks of a thread that the actor may read, likewise. */
export const reachThread = togetherOn<Asked, ThreadMarks | undefined>(async (db, asked) => {
  const ids = [...new Set(asked.map(({ matchingId }) => matchingId))];
  const byId = new Map((await selectThreads(db, { ids })).map((row) => [row.id, row]));
  return asked.map(({ actor, action, matchingId }) => {
    const found = byId.get(matchingId);
    return found && isReachable(actor, action, found) ? found : undefined;
  });
}, LIMITS);
