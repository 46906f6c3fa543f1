import type { Db } from "@tefuda/db/client";
import { schedules } from "@tefuda/db/schema/schedule";
import { videoChats, videoSeats, videoSignals } from "@tefuda/db/schema/video";
import { stableId } from "@tefuda/testing/factories/ids";
import type { MadeThread } from "@tefuda/testing/factories/thread";
import {
  daysBefore,
  minutesAfter,
  minutesBefore,
  writtenAt,
} from "@tefuda/testing/factories/times";
import { type Dealings, secretText } from "./dealings.fixture.ts";
import { matrixNow } from "./people.fixture.ts";

/** The room of a thread's interview, which began a quarter of an hour ago. */
export const videoChatIdOf = (matchingId: string) => stableId("videoChat", matchingId);
/** Where a person sits in it. */
export const seatIdOf = ({ videoChatId, userId }: { videoChatId: string; userId: string }) =>
  stableId("seat", `${videoChatId}:${userId}`);

/** Puts both members of every thread between two into a room, each with a signal from the other. */
export async function insertRooms(db: Db, { threads }: Dealings) {
  for (const { matching } of Object.values(threads))
    if (matching.aceId) await insertRoom(db, matching, matching.aceId);
}

async function insertRoom(
  db: Db,
  { id: matchingId, jokerId }: MadeThread["matching"],
  aceId: string,
) {
  const span = { startAt: minutesBefore(matrixNow, 15), endAt: minutesAfter(matrixNow, 15) };
  const scheduleId = stableId("schedule", matchingId);
  const videoChatId = videoChatIdOf(matchingId);
  const planned = daysBefore(matrixNow, 9);
  await db.insert(schedules).values({
    ...span,
    ...writtenAt(planned),
    id: scheduleId,
    matchingId,
    // Out of the way of what the table of schedules proposes.
    status: "done",
    purpose: "casual",
    proposerType: "ace",
    proposerId: aceId,
    durationMinutes: 30,
    candidates: [],
    expiresAt: span.startAt,
  });
  await db.insert(videoChats).values({
    ...span,
    ...writtenAt(planned),
    id: videoChatId,
    matchingId,
    scheduleId,
    status: "inProgress",
    participants: [jokerId, aceId].map((userId) => ({
      userId,
      joinedAt: span.startAt.toISOString(),
    })),
  });
  const seats = [jokerId, aceId].map((userId) => ({
    videoChatId,
    userId,
    seatId: seatIdOf({ videoChatId, userId }),
    deviceId: userId,
    since: span.startAt,
    seenAt: matrixNow,
    lastSignal: 1,
  }));
  await db.insert(videoSeats).values(seats);
  await db.insert(videoSignals).values(
    seats.map(({ seatId }, index) => ({
      seatId,
      seq: 1,
      videoChatId,
      fromSeatId: seats[1 - index]?.seatId ?? "",
      kind: "offer" as const,
      payload: secretText("面談の合図"),
      createdAt: matrixNow,
    })),
  );
}
