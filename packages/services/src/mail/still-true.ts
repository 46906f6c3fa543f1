import type { Db } from "@tefuda/db/client";
import { whereLikeOpen, whereLikeShown } from "@tefuda/db/queries/like";
import { whereOfferOpen, whereOfferTo } from "@tefuda/db/queries/offer";
import { users } from "@tefuda/db/schema/account";
import { hiddenPairs } from "@tefuda/db/schema/hidden-company";
import { likes } from "@tefuda/db/schema/like";
import type { mailOutbox } from "@tefuda/db/schema/mail";
import { matchings } from "@tefuda/db/schema/matching";
import { offers } from "@tefuda/db/schema/offer";
import { schedules } from "@tefuda/db/schema/schedule";
import { and, eq, gt, isNotNull, or, type SQL, sql } from "@tefuda/db/sql";
import type { MailTemplate } from "@tefuda/domain/notification/mails.ja";
import { z } from "zod";
import type { Ctx } from "../kernel/context.ts";

interface LeavingMail {
  readonly template: MailTemplate;
  readonly userId: string;
  readonly dedupeKey: string | null;
  readonly params?: typeof mailOutbox.$inferSelect.params;
}

/**
 * Whether what a mail says is still so, as far as its key names what it is about: the offer or the
 * interest waits for an answer and neither side hides the other, the thread has something to read, the turn has not moved on, the thread of the dates is there,
 * nobody uses the account, none of the recommended companies is hidden.
 * True for all other mails.
 */
export async function isStillTrue(
  { db, clock }: Pick<Ctx, "db" | "clock">,
  { template, userId, dedupeKey, params }: LeavingMail,
): Promise<boolean> {
  if (template === "recommendMonthly")
    return !(params && "list" in params && (await namesHidden(db, userId, params.list)));
  const [, id, seq] = dedupeKey?.split(":") ?? [];
  if (!z.uuid().safeParse(id).success || id === undefined) return true;
  switch (template) {
    case "offerReceived":
    case "offerExpiring":
      return (
        (await db.$count(
          offers,
          and(eq(offers.id, id), whereOfferOpen(clock()), whereOfferTo(db, userId)),
        )) > 0
      );
    case "likeReceived":
      return (
        (await db.$count(
          likes,
          and(eq(likes.id, id), whereLikeOpen(clock()), whereLikeShown(db, likes.aceCompanyId)),
        )) > 0
      );
    case "newMessage":
      return isThread(
        db,
        id,
        or(
          and(eq(matchings.jokerId, userId), gt(matchings.jokerUnreadCount, 0)),
          and(eq(matchings.aceId, userId), gt(matchings.aceUnreadCount, 0)),
        ),
      );
    case "turnEnding":
      return isThread(
        db,
        id,
        and(
          eq(matchings.lastSeq, Number(seq)),
          or(eq(matchings.jokerId, userId), eq(matchings.aceId, userId)),
        ),
      );
    // A schedule goes with its thread.
    case "scheduleProposed":
    case "scheduleWithdrawn":
    case "scheduleExpired":
      return (await db.$count(schedules, eq(schedules.id, id))) > 0;
    case "dormantNotice":
    case "dormantWarning":
      return (await db.$count(users, and(eq(users.id, id), isNotNull(users.dormantToldAt)))) > 0;
    default:
      return true;
  }
}

/** Whether a list of companies with their addresses names one that the seeker hides. */
const namesHidden = async (db: Db, jokerId: string, list: string) =>
  (await db.$count(
    hiddenPairs,
    and(eq(hiddenPairs.jokerId, jokerId), sql`strpos(${list}, ${hiddenPairs.companyId}::text) > 0`),
  )) > 0;

const isThread = async (db: Db, id: string, is: SQL | undefined) =>
  (await db.$count(matchings, and(eq(matchings.id, id), is))) > 0;
