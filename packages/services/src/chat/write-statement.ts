import type { Db } from "@tefuda/db/client";
import { type SQL, sql } from "@tefuda/db/sql";
import { type Given, rowsStatement, type Statement } from "@tefuda/db/statement";
import { messageTypes } from "@tefuda/domain/chat/constants";
import type { ChatFile } from "@tefuda/domain/chat/message";
import { messagePreview } from "@tefuda/domain/chat/preview";
import { MESSAGES_PER_DAY, MESSAGES_PER_MINUTE } from "@tefuda/domain/constants/limits";
import { SUPPORT_NAME } from "@tefuda/domain/joker/display-name";
import type { AnalyticsEvent } from "@tefuda/domain/monitoring/events";
import { notificationTemplates, supportMessageContent } from "@tefuda/domain/notification/types";
import type { SignedInActor } from "@tefuda/domain/policy/actor";
import { scopeOf } from "@tefuda/domain/policy/can";
import { DAY_MS, MINUTE_MS } from "@tefuda/domain/time/units";
import { uuidv7 } from "uuidv7";
import { sideOf, whereReachable, withIds } from "../matching/reach.ts";
import {
  messageNoticesStatement,
  messagePushesStatement,
  messagePushTimes,
} from "../notification/message-notice.ts";
import { threadUserIds } from "../signals/matching.ts";
import { CLOCKS_APART_MS, later, sentAt } from "./sent-at.ts";

export interface OneMessage {
  readonly matchingId: string;
  readonly id: string;
  readonly type: typeof messageTypes.Normal | typeof messageTypes.FileUrl;
  readonly text: string;
  /** The file of a file message. */
  readonly uploadId?: string | undefined;
}

/** What the statement answers for each message; without `seq` it was not written. */
export interface WriteResult {
  readonly id: string;
  readonly isTooMany: boolean;
  /** Whether nobody else was changing the thread, or there is no such thread. */
  readonly isFree: boolean;
  readonly seq: number | null;
  readonly sentAtMs: number | null;
  readonly userName: string | null;
  readonly mediaUrl: string | null;
  readonly file: ChatFile | null;
  readonly userIds: string[] | null;
  /** Who was told of it; nobody where the support team reads. */
  readonly toldId: string | null;
}

/** A message and who writes it. */
export interface Writing {
  readonly actor: SignedInActor;
  readonly message: OneMessage;
}

interface Values {
  /** JSON of what {@link rowOf} makes. */
  readonly messages: string;
  readonly now: Date;
  readonly sendAt: Date;
  readonly expiresAt: Date;
}

/** The same for all whose messages one statement may write: they reach threads by the same rule. */
export const writersLike = (actor: SignedInActor): string =>
  `${actor.kind} ${scopeOf(actor, "message:write")}`;

/**
 * Writes messages in one statement, of writers alike and each in another thread: under the matching's row
 * lock each takes the next number of its thread, moves the counters and is inserted, or nothing at all
 * is done for it. So numbers have no gaps and follow the order of commits. The other side's notification
 * and push come with it. How many one has sent is read from an index; messages that are being written
 * at the very same moment are not counted yet.
 * @param waits whether it waits for threads that others are changing, or leaves their messages unwritten
 */
export function writeMessages(
  db: Db,
  writings: readonly [Writing, ...Writing[]],
  now: Date,
  waits: boolean,
): Promise<WriteResult[]> {
  return statementFor(writings[0].actor, waits)(db, {
    messages: JSON.stringify(writings.map(rowOf)),
    now,
    ...messagePushTimes(now),
  });
}

const rowOf = ({ actor, message }: Writing) => ({
  id: message.id,
  matching_id: message.matchingId,
  user_id: actor.userId,
  type: message.type,
  text: message.text,
  preview: messagePreview(message),
  upload_id: message.uploadId ?? null,
  event_id: uuidv7(),
  notice_id: uuidv7(),
});

/** How the statement reads what {@link rowOf} makes. */
const givenColumns = sql`given(id uuid, matching_id uuid, user_id uuid, type smallint,
  text text, preview text, upload_id uuid, event_id uuid, notice_id uuid)`;

const statements = new Map<string, Statement<Values, WriteResult[]>>();

function statementFor(actor: SignedInActor, waits: boolean) {
  const kind = `${writersLike(actor)} ${waits}`;
  const made =
    statements.get(kind) ??
    rowsStatement<Values, WriteResult>((values) => writeStatement(actor, waits, values));
  statements.set(kind, made);
  return made;
}

function writeStatement(actor: SignedInActor, waits: boolean, values: Given<Values>): SQL {
  const isJoker = sideOf(actor) === "joker";
  const [mine, theirs] = isJoker ? ["joker", "ace"] : ["ace", "joker"];
  const column = (side: string | undefined, name: string) => sql.raw(`${side}_${name}`);
  const at = sql`${values.now}::timestamptz`;
  const writer = withIds(actor, { userId: sql`given.user_id` });

  return sql`
    with given as materialized (
      select * from jsonb_to_recordset(${values.messages}::jsonb) as ${givenColumns}
    ), rate as (
      select given.id, recent.minute >= ${sql.raw(`${MESSAGES_PER_MINUTE}`)}
        or recent.day >= ${sql.raw(`${MESSAGES_PER_DAY}`)} as is_too_many
      from given cross join lateral (
        select count(*) filter (where sent_at > ${later(at, -MINUTE_MS)}) as minute, count(*) as day
        from (
          select sent_at from chat_messages
          where user_id = given.user_id::text and sent_at > ${later(at, -DAY_MS)}
            and sent_at <= ${later(at, CLOCKS_APART_MS)} and type in (${userTypes})
          order by sent_at desc limit ${sql.raw(`${MESSAGES_PER_DAY}`)}
        ) as sent
      ) as recent
    ), file as (
      select given.id as message_id, uploads.id, '/files/' || storage_key as media_url,
        jsonb_strip_nulls(jsonb_build_object('name', name, 'size', size,
          'contentType', content_type, 'width', width, 'height', height)) as file
      from uploads inner join given on given.upload_id = uploads.id
      where owner_id = given.user_id and kind = 'chatFile'
        and stored_at is not null and attached_at is null and expires_at is null
      for no key update of uploads
    ), free as (
      select matchings.id from matchings
      where id in (select matching_id from given)
      order by id for no key update ${sql.raw(waits ? "" : "skip locked")}
    ), thread as (
      update matchings set
        last_seq = last_seq + 1,
        last_message = given.preview,
        last_sender_id = given.user_id,
        last_messaged_at = ${sentAt(at)},
        updated_at = ${at},
        ${column(theirs, "unread_count")} = ${column(theirs, "unread_count")} + 1,
        ${column(mine, "last_read_seq")} = case when ${column(mine, "unread_count")} = 0
          then last_seq + 1 else ${column(mine, "last_read_seq")} end
      from given inner join rate on rate.id = given.id
        inner join free on free.id = given.matching_id
        left join file on file.message_id = given.id
      where matchings.id = given.matching_id and ${whereReachable(writer, "message:write")}
        and ${partnerIsThere(isJoker)} and not rate.is_too_many
        and not exists (select from chat_messages as already where already.id = given.id)
        and (given.upload_id is null or file.id is not null)
      returning matchings.id, last_seq, last_messaged_at as sent_at, ${threadUserIds} as user_ids,
        ${isJoker ? sql`ace_id` : sql`joker_id`} as partner_id, ace_company_id as company_id
    ), attached as (
      update uploads set attached_at = ${at}, matching_id = thread.id, message_id = file.message_id
      from thread inner join given on given.matching_id = thread.id
        inner join file on file.message_id = given.id
      where uploads.id = file.id
    ), written as (
      insert into chat_messages
        (id, matching_id, seq, type, text, user_id, user_name, sent_at, media_url, file)
      select given.id, thread.id, thread.last_seq, given.type, given.text, given.user_id,
        ${senderName(actor)}, thread.sent_at, file.media_url, file.file
      from thread inner join given on given.matching_id = thread.id
        left join file on file.message_id = given.id
      returning id, matching_id, seq, sent_at, user_name, media_url, file
    ), counted as (
      ${eventStatement(at)}
    ), told as (
      ${messageNoticesStatement(
        sql`select given.notice_id as id, thread.partner_id as user_id, thread.id as matching_id,
            ${writerId(actor)} as writer_id, written.user_name as name,
            ${senderImage(actor)} as image_url
          from ${writtenTo}`,
        actor.kind === "operator"
          ? supportMessageContent
          : notificationTemplates.messageReceived.content,
        at,
      )}
    ), pushed as (
      ${messagePushesStatement(
        sql`select thread.partner_id as user_id, thread.id as matching_id,
            ${writerId(actor)} as writer_id, written.user_name as name, written.seq
          from ${writtenTo}`,
        values,
      )}
    )
    select given.id, rate.is_too_many as "isTooMany",
      free.id is not null or not exists (
        select from matchings where matchings.id = given.matching_id) as "isFree",
      written.seq, written.user_name as "userName",
      (extract(epoch from written.sent_at) * 1000)::float8 as "sentAtMs",
      written.media_url as "mediaUrl", written.file, thread.user_ids as "userIds",
      thread.partner_id as "toldId"
    from given inner join rate on rate.id = given.id
      left join free on free.id = given.matching_id
      left join written on written.id = given.id
      left join thread on thread.id = written.matching_id`;
}

const userTypes = sql.raw([messageTypes.Normal, messageTypes.FileUrl].join(", "));

/** What was written, with its thread and its call's row, where there is somebody to tell. */
const writtenTo = sql`written inner join given on given.id = written.id
  inner join thread on thread.id = written.matching_id and thread.partner_id is not null`;

/** The event of each message that was written, and whether anybody had written in the thread before. */
function eventStatement(at: SQL): SQL {
  const name: AnalyticsEvent = "message_send";
  return sql`
    insert into analytics_events (id, name, user_id, company_id, params, created_at)
    select given.event_id, ${name}, given.user_id, thread.company_id,
      jsonb_build_object('matchingId', thread.id, 'first', not exists (
        select from chat_messages
        where chat_messages.matching_id = thread.id and not chat_messages.is_system_message
          and chat_messages.type in (${userTypes}))),
      ${at}
    from thread inner join given on given.matching_id = thread.id`;
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

/** Whose name the notice says: of the support team it says none. */
const writerId = (actor: SignedInActor): SQL =>
  actor.kind === "operator" ? sql`null::uuid` : sql`given.user_id`;

function senderImage(actor: SignedInActor): SQL {
  switch (actor.kind) {
    case "joker":
      return sql`(select profile_image_url from jokers where jokers.id = given.user_id)`;
    case "ace":
      return sql`(select profile_image from aces where aces.id = given.user_id)`;
    case "operator":
      return sql`null::text`;
    default:
      return actor satisfies never;
  }
}

function senderName(actor: SignedInActor): SQL {
  switch (actor.kind) {
    case "joker":
      return sql`coalesce((select name from jokers where jokers.id = given.user_id), '')`;
    case "ace":
      return sql`coalesce((select name from aces where aces.id = given.user_id), '')`;
    case "operator":
      return sql`${SUPPORT_NAME}::text`;
    default:
      return actor satisfies never;
  }
}
