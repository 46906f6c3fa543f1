import type { Tx } from "@tefuda/db/client";
import { rows } from "@tefuda/db/rows";
import { keeps } from "@tefuda/db/schema/candidate";
import { likes } from "@tefuda/db/schema/like";
import { offers } from "@tefuda/db/schema/offer";
import { recruitmentAces } from "@tefuda/db/schema/recruitment";
import { schedules } from "@tefuda/db/schema/schedule";
import { and, desc, eq, gt, inArray, sql } from "@tefuda/db/sql";
import { messageTypes, SYSTEM_USER_ID } from "@tefuda/domain/chat/constants";
import { handOverTexts, previewTexts } from "@tefuda/domain/chat/labels.ja";
import { keepsThatFit } from "@tefuda/domain/company/member";
import { JOKER_KEEP_LIMIT } from "@tefuda/domain/constants/limits";
import { liveOfferStatuses } from "@tefuda/domain/offer/states";
import { sentAt } from "../chat/sent-at.ts";

export interface HandOverSides {
  readonly companyId: string;
  readonly fromId: string;
  readonly to: { readonly id: string; readonly name: string };
  readonly now: Date;
}

/** What changed hands; give it to `signalHandedOver` after commit. */
export interface HandedOver {
  readonly threads: readonly { readonly id: string; readonly jokerId: string }[];
  readonly offers: readonly { readonly id: string; readonly jokerId: string }[];
  readonly likes: readonly { readonly id: string; readonly jokerId: string }[];
}

/**
 * Gives everything that a member has in hand to a colleague, within one transaction: open offers,
 * waiting likes, keeps as far as there is room, linked positions, and the threads, each with a
 * line that tells the seeker. Threads come last, so that a match of an offer that was being
 * answered meanwhile is among them. The rows of the company and of both members have to be locked:
 * nobody gets a new like, offer or keep then.
 */
export async function handOver(tx: Tx, sides: HandOverSides): Promise<HandedOver> {
  const { companyId, fromId, to, now } = sides;
  const movedOffers = await tx
    .update(offers)
    .set({ aceId: to.id, updatedAt: now })
    .where(
      and(
        eq(offers.aceId, fromId),
        eq(offers.companyId, companyId),
        inArray(offers.status, [...liveOfferStatuses]),
      ),
    )
    .returning({ id: offers.id, jokerId: offers.jokerId });
  const movedLikes = await tx
    .update(likes)
    .set({ aceId: to.id, updatedAt: now })
    .where(
      and(eq(likes.aceId, fromId), eq(likes.aceCompanyId, companyId), eq(likes.status, "sent")),
    )
    .returning({ id: likes.id, jokerId: likes.jokerId });
  await moveKeeps(tx, sides);
  await moveRecruitments(tx, sides);
  const threads = await moveThreads(tx, sides);
  return { threads, offers: movedOffers, likes: movedLikes };
}

/** The newest keeps, as many as the colleague has room for; the others are given free. */
async function moveKeeps(tx: Tx, { companyId, fromId, to, now }: HandOverSides) {
  const live = (aceId: string) => and(eq(keeps.aceId, aceId), gt(keeps.expiresAt, now));
  const taken = await tx.$count(keeps, live(to.id));
  const found = await tx
    .select({ jokerId: keeps.jokerId })
    .from(keeps)
    .where(live(fromId))
    .orderBy(desc(keeps.createdAt), desc(keeps.jokerId))
    .limit(JOKER_KEEP_LIMIT);
  const fits = keepsThatFit(found.length, taken, JOKER_KEEP_LIMIT);
  const moved = found.slice(0, fits).map(({ jokerId }) => jokerId);
  await tx
    .update(keeps)
    .set({ aceId: to.id })
    .where(and(eq(keeps.companyId, companyId), inArray(keeps.jokerId, moved)));
  await tx.delete(keeps).where(eq(keeps.aceId, fromId));
}

/** In the leaver's place; where the colleague is in charge already, the leaver just goes. */
async function moveRecruitments(tx: Tx, { fromId, to }: HandOverSides) {
  const ofColleague = tx
    .select({ id: recruitmentAces.recruitmentId })
    .from(recruitmentAces)
    .where(eq(recruitmentAces.aceId, to.id));
  await tx
    .delete(recruitmentAces)
    .where(
      and(eq(recruitmentAces.aceId, fromId), inArray(recruitmentAces.recruitmentId, ofColleague)),
    );
  await tx.update(recruitmentAces).set({ aceId: to.id }).where(eq(recruitmentAces.aceId, fromId));
}

/**
 * The threads, in one statement: each takes the next number for its line and keeps both sides'
 * unread counts, as the line itself is no message that somebody has to read.
 */
async function moveThreads(tx: Tx, { companyId, fromId, to, now }: HandOverSides) {
  const at = sql`${now.toISOString()}::timestamptz`;
  const threads = await rows<{ id: string; jokerId: string }>(
    tx,
    sql`with moved as (
        update matchings set
          ace_id = ${to.id}::uuid,
          last_seq = last_seq + 1,
          last_message = ${previewTexts.handedOver},
          last_sender_id = ${SYSTEM_USER_ID},
          last_messaged_at = ${sentAt(sql`${now.toISOString()}`)},
          ace_last_read_seq = case when ace_unread_count = 0 then last_seq + 1 else ace_last_read_seq end,
          joker_last_read_seq = case when joker_unread_count = 0 then last_seq + 1 else joker_last_read_seq end,
          ace_mailed_at = null,
          ace_close_text = null,
          closed_seq = case when closed_seq = last_seq then last_seq + 1 else closed_seq end,
          updated_at = ${at}
        where ace_id = ${fromId} and ace_company_id = ${companyId}
        returning id, joker_id, last_seq, last_messaged_at
      ), told as (
        insert into chat_messages (id, matching_id, seq, type, text, params, user_id, user_name, is_system_message, sent_at)
        select gen_random_uuid(), id, last_seq, ${messageTypes.Normal}::smallint, ${handOverTexts.named(to.name)},
          jsonb_build_object('aceId', ${to.id}::text), ${SYSTEM_USER_ID}, '', true, last_messaged_at
        from moved
      )
      select id, joker_id as "jokerId" from moved`,
  );
  if (threads.length > 0) await moveProposals(tx, fromId, to.id, threads);
  return threads;
}

/** Times that the leaver proposed are the colleague's from now on: nobody answers their own. */
async function moveProposals(
  tx: Tx,
  fromId: string,
  toId: string,
  threads: readonly { readonly id: string }[],
) {
  const ids = threads.map(({ id }) => id);
  await tx
    .update(schedules)
    .set({ proposerId: toId })
    .where(and(inArray(schedules.matchingId, ids), eq(schedules.proposerId, fromId)));
  await tx.execute(sql`update chat_messages
    set schedule = jsonb_set(schedule, '{proposerId}', to_jsonb(${toId}::text))
    where matching_id in (select id from matchings where ace_id = ${toId})
      and schedule->>'proposerId' = ${fromId}`);
}
