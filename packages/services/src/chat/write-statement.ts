import { matchings } from "@tefuda/db/schema/matching";
import { messageTypes } from "@tefuda/domain/chat/constants";
import type { ChatFile } from "@tefuda/domain/chat/message";
import { messagePreview } from "@tefuda/domain/chat/preview";
import { MESSAGES_PER_DAY, MESSAGES_PER_MINUTE } from "@tefuda/domain/constants/limits";
import { SUPPORT_NAME } from "@tefuda/domain/joker/display-name";
import type { AnalyticsEvent } from "@tefuda/domain/monitoring/events";
import { notificationTemplates, supportMessageContent } from "@tefuda/domain/notification/types";
import type { SignedInActor } from "@tefuda/domain/policy/actor";
import { DAY_MS } from "@tefuda/domain/time/jst";
import { type SQL, sql } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { threadUserIds } from "../matching/hints.ts";
import { sideOf, whereReachable } from "../matching/reach.ts";
import { messageNoticeStatement, messagePushStatement } from "../notification/message-notice.ts";

export interface OneMessage {
  readonly matchingId: string;
  readonly id: string;
  readonly type: typeof messageTypes.Normal | typeof messageTypes.FileUrl;
  readonly text: string;
  /** The file of a file message. */
  readonly uploadId?: string | undefined;
}

/** What the statement answers; without `seq` nothing was written. */
export interface WriteResult {
  readonly isTooMany: boolean;
  readonly seq: number | null;
  readonly sentAtMs: number | null;
  readonly userName: string | null;
  readonly mediaUrl: string | null;
  readonly file: ChatFile | null;
  readonly userIds: string[] | null;
  /** Who was told of it; nobody where the support team reads. */
  readonly toldId: string | null;
}

const MINUTE_MS = 60_000;

/**
 * Writes one message in one statement: under the matching's row lock it takes the next number,
 * moves the counters, and inserts the message, or does nothing at all. So numbers have no gaps
 * and follow the order of commits. The other side's notification and push come with it. How many one has sent is read from an index; messages that
 * are being written at the very same moment are not counted yet.
 */
export function writeStatement(actor: SignedInActor, message: OneMessage, now: Date): SQL {
  const isJoker = sideOf(actor) === "joker";
  const [mine, theirs] = isJoker ? ["joker", "ace"] : ["ace", "joker"];
  const column = (side: string | undefined, name: string) => sql.raw(`${side}_${name}`);
  const at = sql`${now.toISOString()}::timestamptz`;
  const since = (ms: number) => sql`${new Date(now.getTime() - ms).toISOString()}::timestamptz`;

  return sql`
    with already as (
      select 1 from chat_messages where id = ${message.id}
    ), recent as (
      select count(*) filter (where sent_at > ${since(MINUTE_MS)}) as minute, count(*) as day
      from (
        select sent_at from chat_messages
        where user_id = ${actor.userId} and sent_at > ${since(DAY_MS)}
          and type in (${messageTypes.Normal}, ${messageTypes.FileUrl})
        order by sent_at desc limit ${MESSAGES_PER_DAY}
      ) as sent
    ), rate as (
      select minute >= ${MESSAGES_PER_MINUTE} or day >= ${MESSAGES_PER_DAY} as is_too_many
      from recent
    ), ${fileSource(actor, message.uploadId)}, thread as (
      update matchings set
        last_seq = last_seq + 1,
        last_message = ${messagePreview(message)},
        last_sender_id = ${actor.userId},
        last_messaged_at = greatest(last_messaged_at, ${at}),
        updated_at = ${at},
        ${column(theirs, "unread_count")} = ${column(theirs, "unread_count")} + 1,
        ${column(mine, "last_read_seq")} = case when ${column(mine, "unread_count")} = 0
          then last_seq + 1 else ${column(mine, "last_read_seq")} end
      where ${matchings.id} = ${message.matchingId} and ${whereReachable(actor, "message:write")}
        and ${partnerIsThere(isJoker)}
        and not exists (select 1 from already)
        and not (select is_too_many from rate)
        ${message.uploadId ? sql`and exists (select 1 from file)` : sql``}
      returning id, last_seq, last_messaged_at as sent_at, ${threadUserIds} as user_ids,
        ${isJoker ? sql`ace_id` : sql`joker_id`} as partner_id, ace_company_id as company_id
    ), attached as (
      update uploads set attached_at = ${at}, matching_id = thread.id, message_id = ${message.id}
      from thread, file where uploads.id = file.id
    ), written as (
      insert into chat_messages
        (id, matching_id, seq, type, text, user_id, user_name, sent_at, media_url, file)
      select ${message.id}::uuid, thread.id, thread.last_seq, ${message.type}::smallint,
        ${message.text}, ${actor.userId}, ${senderName(actor)}, thread.sent_at,
        file.media_url, file.file
      from thread left join file on true
      returning seq, sent_at, user_name, media_url, file
    ), counted as (
      ${eventStatement(actor, at)}
    ), told as (
      ${messageNoticeStatement(noticeSource(actor), {
        matchingId: message.matchingId,
        content:
          actor.kind === "operator"
            ? supportMessageContent
            : notificationTemplates.messageReceived.content,
        at,
      })}
    ), pushed as (
      ${messagePushStatement(
        sql`select thread.partner_id as user_id, written.user_name as name, written.seq
          from written, thread where thread.partner_id is not null`,
        { matchingId: message.matchingId, now },
      )}
    )
    select rate.is_too_many as "isTooMany", written.seq, written.user_name as "userName",
      (extract(epoch from written.sent_at) * 1000)::float8 as "sentAtMs",
      written.media_url as "mediaUrl", written.file, thread.user_ids as "userIds",
      told.user_id as "toldId"
    from rate left join written on true left join thread on true left join told on true`;
}

/** The event of the message that was written, and whether anybody had written in the thread before. */
function eventStatement(actor: SignedInActor, at: SQL): SQL {
  const name: AnalyticsEvent = "message_send";
  return sql`
    insert into analytics_events (id, name, user_id, company_id, params, created_at)
    select ${uuidv7()}::uuid, ${name}, ${actor.userId}::uuid, thread.company_id,
      jsonb_build_object('matchingId', thread.id, 'first', not exists (
        select 1 from chat_messages
        where chat_messages.matching_id = thread.id and not chat_messages.is_system_message
          and chat_messages.type in (${messageTypes.Normal}, ${messageTypes.FileUrl}))),
      ${at}
    from written, thread`;
}

/** The sender's own file that is in no message yet; locked, so that it gets into one only. */
function fileSource(actor: SignedInActor, uploadId: string | undefined): SQL {
  if (!uploadId)
    return sql`file as (
      select null::uuid as id, null::text as media_url, null::jsonb as file where false
    )`;
  return sql`file as (
    select id, '/files/' || storage_key as media_url,
      jsonb_strip_nulls(jsonb_build_object('name', name, 'size', size, 'contentType', content_type,
        'width', width, 'height', height)) as file
    from uploads
    where id = ${uploadId} and owner_id = ${actor.userId} and kind = 'chatFile'
      and stored_at is not null and attached_at is null and expires_at is null
    for no key update
  )`;
}

/** Nobody can be written to who has left the product or the company. */
const partnerIsThere = (isJoker: boolean): SQL =>
  isJoker
    ? sql`(matchings.ace_id is null or exists (
        select 1 from aces inner join companies on companies.id = aces.company_id
        where aces.id = matchings.ace_id and aces.removed_at is null
          and companies.status = 'active'))`
    : sql`exists (
        select 1 from jokers where jokers.id = matchings.joker_id and jokers.withdrawn_at is null)`;

/** Whom the message is told to, and who it is from. */
function noticeSource(actor: SignedInActor): SQL {
  return sql`select thread.partner_id as user_id, written.user_name as name,
      ${senderImage(actor)} as image_url
    from written, thread where thread.partner_id is not null`;
}

function senderImage(actor: SignedInActor): SQL {
  switch (actor.kind) {
    case "joker":
      return sql`(select profile_image_url from jokers where id = ${actor.userId})`;
    case "ace":
      return sql`(select profile_image from aces where id = ${actor.userId})`;
    case "operator":
      return sql`null::text`;
    default:
      return actor satisfies never;
  }
}

function senderName(actor: SignedInActor): SQL {
  switch (actor.kind) {
    case "joker":
      return sql`coalesce((select name from jokers where id = ${actor.userId}), '')`;
    case "ace":
      return sql`coalesce((select name from aces where id = ${actor.userId}), '')`;
    case "operator":
      return sql`${SUPPORT_NAME}::text`;
    default:
      return actor satisfies never;
  }
}
