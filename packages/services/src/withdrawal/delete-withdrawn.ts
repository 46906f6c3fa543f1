import type { Db, Tx } from "@tefuda/db/client";
import { users } from "@tefuda/db/schema/account";
import { aces } from "@tefuda/db/schema/ace";
import { jokers } from "@tefuda/db/schema/joker";
import { mailOutbox } from "@tefuda/db/schema/mail";
import { matchings } from "@tefuda/db/schema/matching";
import { and, eq, gt, isNull, lte, notExists, or, type SQL, sql } from "@tefuda/db/sql";
import { LEFT_THREAD_MONTHS } from "@tefuda/domain/account/constants";
import { addCalendarMonths } from "@tefuda/domain/time/jst";
import { DAY_MS } from "@tefuda/domain/time/units";
import type { Ctx } from "../kernel/context.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { keyOfUrl } from "../upload/keys.ts";
import { retireFile } from "../upload/retire-file.ts";
import { blankAce, blankJoker, erasedEmail } from "./blank.ts";
import { eachDue } from "./each-due.ts";
import { eraseOfAce, eraseOfJoker, eraseOwn, giveUpFiles } from "./erase-own.ts";
import { forgetName } from "./forget-name.ts";

type App = Pick<Ctx, "db" | "clock" | "ports" | "site">;

/**
 * Deletes those who withdrew 30 days ago and did not come back: every row and file. Where others
 * have threads with them, an empty row stays in their place for six months. One who cannot be
 * deleted holds up nobody else and is tried again next time.
 *
 * @returns how many are deleted.
 * @throws AggregateError in the end, when some could not be deleted.
 */
export async function deleteWithdrawn(app: App): Promise<number> {
  return eachDue(app, isErasable(app.db, app.clock()), (id) =>
    app.db.transaction((tx) => erase(tx, app, id)),
  );
}

/** For longer than that no mail is tried; where none is sent at all they wait for ever. */
const TOLD_WITHIN_MS = DAY_MS;

/**
 * Not erased yet, and nothing waits that others are still to be told of the person: it leaves first,
 * within the hours that a mail is tried.
 */
function isErasable(db: Db, now: Date): SQL | undefined {
  const waiting = db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(
      and(
        eq(mailOutbox.status, "waiting"),
        gt(mailOutbox.createdAt, new Date(now.getTime() - TOLD_WITHIN_MS)),
        sql`${mailOutbox.aboutUserIds} @> array[${users.id}]`,
      ),
    );
  return and(isNull(users.erasedAt), notExists(waiting));
}

async function erase(tx: Tx, app: App, id: string): Promise<void> {
  const now = app.clock();
  const [person] = await tx
    .select({
      email: users.email,
      withdrawnAt: users.withdrawalRequestedAt,
      deleteAt: users.deleteAt,
      jokerId: jokers.id,
      jokerImage: jokers.profileImageURL,
      aceId: aces.id,
      aceImage: aces.profileImage,
    })
    .from(users)
    .leftJoin(jokers, eq(jokers.id, users.id))
    .leftJoin(aces, eq(aces.id, users.id))
    // Looked at again under the lock: the person may be signing in at this moment.
    .where(and(eq(users.id, id), isErasable(tx, now), lte(users.deleteAt, now)))
    .for("update", { of: users });
  if (!person?.withdrawnAt) return;
  // Whoever withdraws has time to come back; an account that nobody used had its time before.
  const isDormant = person.deleteAt?.getTime() === person.withdrawnAt.getTime();
  await giveUpFiles(tx, id, now);
  const key = keyOfUrl(person.jokerImage ?? person.aceImage ?? "");
  const leaver = { id, kind: person.aceId ? "ace" : "joker" } as const;
  if (key) await retireFile(tx, { key, ownerId: id, kind: `${leaver.kind}Image`, now });
  await forgetName(tx, leaver);
  await eraseOwn(tx, id, person.email);
  await enqueueMail(tx, app, {
    template: isDormant ? "dormantDeleted" : "withdrawalDone",
    to: person.email,
    params: {},
    dedupeKey: `withdrawalDone:${id}`,
  });

  const [thread] = await tx
    .select({ id: matchings.id })
    .from(matchings)
    .where(or(eq(matchings.jokerId, id), eq(matchings.aceId, id)))
    .limit(1);
  if (!thread) {
    await tx.delete(users).where(eq(users.id, id));
    return;
  }
  if (leaver.kind === "joker") {
    await eraseOfJoker(tx, id);
    await tx
      .update(jokers)
      .set({ ...blankJoker, updatedAt: now })
      .where(eq(jokers.id, id));
  } else {
    await eraseOfAce(tx, id);
    await tx
      .update(aces)
      .set({ ...blankAce, email: erasedEmail(id), updatedAt: now })
      .where(eq(aces.id, id));
  }
  await tx
    .update(users)
    .set({
      name: "",
      email: erasedEmail(id),
      emailVerified: false,
      emailRefusedAt: null,
      image: null,
      lastSignedInAt: null,
      dormantToldAt: null,
      dormantPausedAt: null,
      dormantWarnedAt: null,
      withdrawalReason: null,
      erasedAt: now,
      deleteAt: addCalendarMonths(person.withdrawnAt, LEFT_THREAD_MONTHS),
      updatedAt: now,
    })
    .where(eq(users.id, id));
}
