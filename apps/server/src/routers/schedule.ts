import { busyTimesSchema } from "@tefuda/domain/calendar/schema";
import { availableHoursSchema } from "@tefuda/domain/schedule/available-hours-schema";
import {
  cancelScheduleSchema,
  createScheduleSchema,
  getScheduleSchema,
  requestRescheduleSchema,
  selectScheduleSchema,
  takenTimesSchema,
  withdrawScheduleSchema,
} from "@tefuda/domain/schedule/schema";
import { getBusyTimes } from "@tefuda/services/calendar/get-busy-times";
import { getAvailableHours, saveAvailableHours } from "@tefuda/services/schedule/available-hours";
import { cancelSchedule, withdrawSchedule } from "@tefuda/services/schedule/cancel-schedule";
import { getSchedule } from "@tefuda/services/schedule/get-schedule";
import { proposeSchedule } from "@tefuda/services/schedule/propose-schedule";
import { requestReschedule } from "@tefuda/services/schedule/request-reschedule";
import { selectSchedule } from "@tefuda/services/schedule/select-schedule";
import { getTakenTimes } from "@tefuda/services/schedule/taken-times";
import { procedure, router } from "../trpc/procedure.ts";

/** Interviews from the proposal to the end, and when members are free for them (spec 4). */
export const scheduleRouter = router({
  get: procedure
    .access("schedule:act")
    .input(getScheduleSchema)
    .query(({ ctx, input }) => getSchedule(ctx, input)),
  taken: procedure
    .access("schedule:act")
    .input(takenTimesSchema)
    .query(({ ctx, input }) => getTakenTimes(ctx, input)),
  propose: procedure
    .access("schedule:act")
    .input(createScheduleSchema)
    .mutation(({ ctx, input }) => proposeSchedule(ctx, input)),
  select: procedure
    .access("schedule:act")
    .input(selectScheduleSchema)
    .mutation(({ ctx, input }) => selectSchedule(ctx, input)),
  requestReschedule: procedure
    .access("schedule:act")
    .input(requestRescheduleSchema)
    .mutation(({ ctx, input }) => requestReschedule(ctx, input)),
  cancel: procedure
    .access("schedule:act")
    .input(cancelScheduleSchema)
    .mutation(({ ctx, input }) => cancelSchedule(ctx, input)),
  withdraw: procedure
    .access("schedule:act")
    .input(withdrawScheduleSchema)
    .mutation(({ ctx, input }) => withdrawSchedule(ctx, input)),

  availableHours: procedure.access("calendar:own").query(({ ctx }) => getAvailableHours(ctx)),
  busyTimes: procedure
    .access("calendar:own")
    .input(busyTimesSchema)
    .query(({ ctx, input }) => getBusyTimes(ctx, input)),
  saveAvailableHours: procedure
    .access("calendar:own")
    .input(availableHoursSchema)
    .mutation(({ ctx, input }) => saveAvailableHours(ctx, input)),
});
