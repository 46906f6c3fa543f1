import type { Db, Tx } from "@tefuda/db/client";
import { users } from "@tefuda/db/schema/account";
import { aces } from "@tefuda/db/schema/ace";
import { chatMessages } from "@tefuda/db/schema/chat";
import { companies } from "@tefuda/db/schema/company";
import { mailOutbox } from "@tefuda/db/schema/mail";
import { matchings } from "@tefuda/db/schema/matching";
import { notificationSettings } from "@tefuda/db/schema/notification";
import {
  and,
  asc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  notExists,
  or,
  type SQL,
  sql,
} from "@tefuda/db/sql";
import { type ChatViewer, SYSTEM_USER_ID, unreadMessageTypes } from "@tefuda/domain/chat/constants";
import { unreadMails } from "@tefuda/domain/notification/mail-times";
import type { Ctx } from "../kernel/context.ts";
import { eachAlone } from "../kernel/each-alone.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { selectCards, toCard } from "../matching/card.ts";

type App = Pick<Ctx, "db" | "clock" | "site">;
type Due = NonNullable<ReturnType<typeof unreadMails>>;

/** Whose threads are looked through, in parts that have an index each. The support team gets no mails. */
const parts = [
  { side: "joker", of: isNull(matchings.operatorId) },
  { side: "joker", of: isNotNull(matchings.operatorId) },
  { side: "ace", of: isNull(matchings.operatorId) },
] as const satisfies readonly { side: ChatViewer; of: SQL }[];

const columnsOf = {
  joker: {
    id: matchings.jokerId,
    unread: matchings.jokerUnreadCount,
    read: matchings.jokerLastReadSeq,
    mailedAt: matchings.jokerMailedAt,
  },
  ace: {
    id: matchings.aceId,
    unread: matchings.aceUnreadCount,
    read: matchings.aceLastReadSeq,
    mailedAt: matchings.aceMailedAt,
  },
} as const;

/**
 * Mails whoever has left a message of the other side unread for ten minutes: at most one mail an hour
 * for each thread and side, one for each message at most, and none about what was taken down, in the
 * quiet hours, to whoever switched these mails off, or to whoever cannot sign in. Answers how many
 * mails were written.
 * @throws AggregateError in the end, when some threads could not be mailed about.
 */
export async function mailUnread(app: App): Promise<number> {
  const due = unreadMails(app.clock());
  if (!due) return 0;
  let mailed = 0;
  for (const { side, of } of parts)
    mailed += await eachAlone({
      find: (after: { id: string } | undefined, limit) =>
        selectReaders(app.db, side)
          .where(and(of, whereDue(app.db, side, due), after && gt(matchings.id, after.id)))
          .orderBy(asc(matchings.id))
          .limit(limit),
      work: ({ id }) => app.db.transaction((tx) => mailOne(tx, app, { id, side, due })),
      failed: (count) => `${count} threads could not be mailed about.`,
    });
  return mailed;
}

function selectReaders(db: Db, side: ChatViewer) {
  return db
    .select({ id: matchings.id, userId: users.id, email: users.email, lastSeq: matchings.lastSeq })
    .from(matchings)
    .innerJoin(users, eq(users.id, columnsOf[side].id))
    .leftJoin(notificationSettings, eq(notificationSettings.userId, users.id))
    .$dynamic();
}

function whereDue(db: Db, side: ChatViewer, { from, sentBy, mailedBy }: Due): SQL | undefined {
  const { unread, read, mailedAt } = columnsOf[side];
  const isOfOthers =
    side === "joker"
      ? ne(chatMessages.userId, sql`${matchings.jokerId}::text`)
      : eq(chatMessages.userId, sql`${matchings.jokerId}::text`);
  const message = db
    .select({ one: sql`1` })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.matchingId, matchings.id),
        gt(chatMessages.seq, read),
        isOfOthers,
        ne(chatMessages.userId, SYSTEM_USER_ID),
        inArray(chatMessages.type, [...unreadMessageTypes]),
        isNull(chatMessages.removedAt),
        gt(chatMessages.sentAt, from),
        lte(chatMessages.sentAt, sentBy),
        // What was there at the last mail was told by it.
        or(isNull(mailedAt), gt(chatMessages.sentAt, mailedAt)),
      ),
    );
  return and(
    gt(matchings.lastMessagedAt, from),
    gt(unread, 0),
    or(isNull(mailedAt), lte(mailedAt, mailedBy)),
    sql`coalesce(${notificationSettings.isNewMessageMail}, true)`,
    isNull(users.suspendedAt),
    isNull(users.withdrawalRequestedAt),
    isNull(users.erasedAt),
    side === "ace" ? whereAtWork(db) : undefined,
    exists(message),
  );
}

/** Members who were removed, or whose company stopped, cannot read what they would be mailed about. */
const whereAtWork = (db: Db) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(aces)
      .innerJoin(companies, eq(companies.id, aces.companyId))
      .where(
        and(eq(aces.id, matchings.aceId), isNull(aces.removedAt), eq(companies.status, "active")),
      ),
  );

interface One {
  readonly id: string;
  readonly side: ChatViewer;
  readonly due: Due;
}

/** Mails about one thread, if it is still due once nobody else can be at it. */
async function mailOne(tx: Tx, app: App, { id, side, due }: One): Promise<number> {
  const key = `message:${id}:`;
  const [reader] = await selectReaders(tx, side)
    .where(and(eq(matchings.id, id), whereDue(tx, side, due), whereNoneWaits(tx, key)))
    .for("no key update", { of: matchings, skipLocked: true });
  if (!reader) return 0;
  const [row] = await selectCards(tx, eq(matchings.id, id));
  if (!row) return 0;
  const { userId, email, lastSeq } = reader;
  const mailedAt = app.clock();
  await tx
    .update(matchings)
    .set(side === "joker" ? { jokerMailedAt: mailedAt } : { aceMailedAt: mailedAt })
    .where(eq(matchings.id, id));
  const { partner } = toCard(row, side, mailedAt);
  await enqueueMail(tx, app, {
    template: "newMessage",
    to: email,
    userId,
    params: { name: partner.name, url: `${app.site.origin}/matchings/${id}` },
    aboutUserIds: partner.id ? [partner.id] : [],
    dedupeKey: `${key}${userId}:${lastSeq}`,
  });
  return 1;
}

/** A mail server that was away for hours must not bring one mail for each of them. */
const whereNoneWaits = (db: Db, key: string) =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(mailOutbox)
      .where(
        and(
          eq(mailOutbox.userId, users.id),
          eq(mailOutbox.template, "newMessage"),
          eq(mailOutbox.status, "waiting"),
          sql`starts_with(${mailOutbox.dedupeKey}, ${key})`,
        ),
      ),
  );
