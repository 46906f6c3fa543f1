import type { Db } from "@tefuda/db/client";
import { schedules } from "@tefuda/db/schema/schedule";
import { videoChats } from "@tefuda/db/schema/video";
import { scheduleExpiresAt } from "@tefuda/domain/schedule/policy";
import { uuidv7 } from "uuidv7";
import { testCtx } from "../joker/joker.fixture.ts";
import { insertThread } from "../matching/thread.fixture.ts";
import { readSchedule } from "../schedule/interview.ts";
import { proposeSchedule } from "../schedule/propose-schedule.ts";
import { requestReschedule } from "../schedule/request-reschedule.ts";
import { selectSchedule } from "../schedule/select-schedule.ts";

const MINUTES = 30;

interface NewInterview {
  readonly startAt: Date;
  /** When it was fixed, or proposed when it is not. */
  readonly at: Date;
  readonly status?: "fixed" | "proposed";
}

/** A thread with an interview, and its room when it is fixed. */
export async function insertInterview(db: Db, { startAt, at, status = "fixed" }: NewInterview) {
  const thread = await insertThread(db, { now: at });
  const [scheduleId, videoChatId] = [uuidv7(), uuidv7()];
  const endAt = new Date(startAt.getTime() + MINUTES * 60_000);
  const isFixed = status === "fixed";
  const candidate = { id: uuidv7(), source: "manual" as const };
  await db.insert(schedules).values({
    id: scheduleId,
    matchingId: thread.matchingId,
    status,
    purpose: "casual",
    proposerType: "ace",
    proposerId: thread.ace.userId,
    durationMinutes: MINUTES,
    candidates: [{ ...candidate, startAt: startAt.toISOString(), endAt: endAt.toISOString() }],
    ...(isFixed && { selectedCandidateId: candidate.id, startAt, endAt, fixedAt: at }),
    expiresAt: scheduleExpiresAt([{ startAt }], at),
    createdAt: at,
    updatedAt: at,
  });
  if (isFixed)
    await db.insert(videoChats).values({
      id: videoChatId,
      matchingId: thread.matchingId,
      scheduleId,
      startAt,
      endAt,
      createdAt: at,
      updatedAt: at,
    });
  return { ...thread, scheduleId, videoChatId, startAt };
}

type Inserted = Awaited<ReturnType<typeof insertInterview>>;

/** Moves a fixed interview as its two sides would: asked for, proposed and fixed at that moment. */
export async function moveInterview(
  db: Db,
  { scheduleId, matchingId, joker, ace }: Inserted,
  { startAt, at }: { readonly startAt: Date; readonly at: Date },
) {
  const { ctx: asJoker } = testCtx(db, joker, at);
  await requestReschedule(asJoker, { scheduleId, lockVersion: 0, reasonKey: "conflict" });
  const moved = await proposeSchedule(testCtx(db, ace, at).ctx, {
    scheduleId: uuidv7(),
    matchingId,
    candidates: [{ startAt: startAt.toISOString(), source: "manual" }],
    durationMinutes: MINUTES,
    purpose: "casual",
    allowsToday: false,
  });
  const { candidates } = await readSchedule(db, moved.scheduleId);
  await selectSchedule(asJoker, {
    ...moved,
    lockVersion: 0,
    candidateId: candidates[0]?.id ?? "",
  });
}
