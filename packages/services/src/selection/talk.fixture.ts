import type { Db } from "@tefuda/db/client";
import { chatMessages } from "@tefuda/db/schema/chat";
import { matchings } from "@tefuda/db/schema/matching";
import { schedules } from "@tefuda/db/schema/schedule";
import { type MessageType, messageTypes } from "@tefuda/domain/chat/constants";
import type { AceActor, JokerActor } from "@tefuda/domain/policy/actor";
import { HOUR_MS } from "@tefuda/domain/time/units";
import { uuidv7 } from "uuidv7";

/** Something said in a thread, hours before the moment from which it is looked back. */
export interface Said {
  readonly by: "joker" | "ace" | "system";
  readonly hours: number;
  readonly type?: MessageType;
}

/** A thread with what was said in it; with a wish for another time it has the schedule that was wished away. */
export async function insertTalkOf(
  db: Db,
  { ace, joker }: { readonly ace: AceActor; readonly joker: JokerActor },
  said: readonly Said[],
  { before, doneHours }: { readonly before: Date; readonly doneHours: number | undefined },
): Promise<string> {
  const hoursBefore = (hours: number) => new Date(before.getTime() - hours * HOUR_MS);
  const matchingId = uuidv7();
  const last = hoursBefore(said.at(-1)?.hours ?? 0);
  await db.insert(matchings).values({
    id: matchingId,
    aceId: ace.userId,
    aceCompanyId: ace.companyId,
    jokerId: joker.userId,
    matchedAt: last,
    lastMessagedAt: last,
    lastSeq: said.length,
    doneVideoChatAt: doneHours === undefined ? null : hoursBefore(doneHours),
    createdAt: last,
    updatedAt: last,
  });
  const isAsked = said.some(({ type }) => type === messageTypes.RescheduleMessage);
  const scheduleId = uuidv7();
  if (isAsked)
    await db.insert(schedules).values({
      id: scheduleId,
      matchingId,
      status: "rescheduleRequested",
      purpose: "casual",
      proposerType: "ace",
      proposerId: ace.userId,
      durationMinutes: 30,
      candidates: [],
      expiresAt: last,
      createdAt: hoursBefore(200),
      updatedAt: last,
    });
  const userIds = { joker: joker.userId, ace: ace.userId, system: "system" };
  await db.insert(chatMessages).values(
    said.map(({ by, hours, type = messageTypes.Normal }, index) => ({
      id: uuidv7(),
      matchingId,
      seq: index + 1,
      type,
      userId: userIds[by],
      userName: by,
      isSystemMessage: by === "system",
      scheduleId: isAsked && type !== messageTypes.Normal ? scheduleId : null,
      sentAt: hoursBefore(hours),
    })),
  );
  return matchingId;
}
