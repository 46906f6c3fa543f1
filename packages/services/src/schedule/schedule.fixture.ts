import type { Db } from "@tefuda/db/client";
import { chatMessages } from "@tefuda/db/schema/chat";
import { matchings } from "@tefuda/db/schema/matching";
import { notifications } from "@tefuda/db/schema/notification";
import { schedules } from "@tefuda/db/schema/schedule";
import { videoChats } from "@tefuda/db/schema/video";
import { and, asc, eq, inArray } from "@tefuda/db/sql";
import { messageTypes } from "@tefuda/domain/chat/constants";
import type { AceActor, JokerActor, MemberActor } from "@tefuda/domain/policy/actor";
import type { CreateSchedule } from "@tefuda/domain/schedule/schema";
import { uuidv7 } from "uuidv7";
import type { Ctx } from "../kernel/context.ts";
import { mailsIn } from "../mail/outbox.fixture.ts";
import { createWorld, insertThread } from "../matching/thread.fixture.ts";
import { proposeSchedule } from "./propose-schedule.ts";
import { selectSchedule } from "./select-schedule.ts";

const site = {
  brand: "Tefuda",
  origin: "https://tefuda.example.jp",
  sender: "no-reply@tefuda.example.jp",
};
const HOUR = 60 * 60_000;

/** A time in Japan on a day of April 2025; the clock stands at 14:01 on the 3rd. */
export const april = (day: number, time: string) =>
  `2025-04-${String(day).padStart(2, "0")}T${time}:00+09:00`;

/**
 * A thread of two sides with a clock, and what stands in the database of their interviews. One of
 * the two may be somebody of another world.
 */
export async function createScheduleWorld(
  db: Db,
  { joker, ace }: { readonly joker?: JokerActor; readonly ace?: AceActor } = {},
) {
  const world = createWorld(db);
  const made = await insertThread(db, {
    ...(joker && { jokerId: joker.userId }),
    ...(ace && { aceId: ace.userId, companyId: ace.companyId }),
  });
  const thread = { ...made, joker: joker ?? made.joker, ace: ace ?? made.ace };
  const as = <Who extends MemberActor>(actor: Who): Ctx<Who> => ({ ...world.as(actor), site });
  const { matchingId } = thread;

  const times = (
    starts: readonly string[],
    input: Partial<CreateSchedule> = {},
  ): CreateSchedule => ({
    scheduleId: uuidv7(),
    matchingId,
    candidates: starts.map((startAt) => ({ startAt, source: "manual" as const })),
    durationMinutes: 30,
    purpose: "casual",
    allowsToday: false,
    ...input,
  });
  const read = async (scheduleId: string) => {
    const [row] = await db.select().from(schedules).where(eq(schedules.id, scheduleId));
    if (!row) throw new Error("no schedule");
    return row;
  };
  const choice = async (scheduleId: string, index = 0) => {
    const { candidates, lockVersion } = await read(scheduleId);
    return { scheduleId, candidateId: candidates[index]?.id ?? "", lockVersion };
  };
  const propose = async (
    by: MemberActor = thread.ace,
    starts: readonly string[] = [april(5, "10:00"), april(6, "10:00")],
    input: Partial<CreateSchedule> = {},
  ) => (await proposeSchedule(as(by), times(starts, input))).scheduleId;
  return {
    ...thread,
    ...world,
    db,
    as,
    times,
    read,
    choice,
    propose,
    passHours: (hours: number) => world.pass(hours * HOUR),
    /** An interview that the ace proposed and the joker fixed. */
    fix: async (starts?: readonly string[]) => {
      const scheduleId = await propose(thread.ace, starts);
      await selectSchedule(as(thread.joker), await choice(scheduleId));
      return scheduleId;
    },
    versionOf: async (scheduleId: string) => ({
      scheduleId,
      lockVersion: (await read(scheduleId)).lockVersion,
    }),
    matching: async () => {
      const [row] = await db.select().from(matchings).where(eq(matchings.id, matchingId));
      if (!row) throw new Error("no matching");
      return row;
    },
    messages: () =>
      db
        .select()
        .from(chatMessages)
        .where(
          and(
            eq(chatMessages.matchingId, matchingId),
            inArray(chatMessages.type, [
              messageTypes.SystemScheduleSelection,
              messageTypes.RescheduleMessage,
            ]),
          ),
        )
        .orderBy(asc(chatMessages.seq)),
    room: async (scheduleId: string) =>
      (await db.select().from(videoChats).where(eq(videoChats.scheduleId, scheduleId)))[0],
    mails: () => mailsIn(db),
    notices: () => db.select().from(notifications).orderBy(asc(notifications.id)),
  };
}
export type ScheduleWorld = Awaited<ReturnType<typeof createScheduleWorld>>;
