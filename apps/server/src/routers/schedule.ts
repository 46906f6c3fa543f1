import { availableHoursSchema } from "@tefuda/domain/schedule/available-hours";
import { getAvailableHours, saveAvailableHours } from "@tefuda/services/schedule/available-hours";
import { procedure, router } from "../trpc/procedure.ts";

/** When members are free for interviews (spec 2 · calendar-setting). */
export const scheduleRouter = router({
  availableHours: procedure.access("calendar:own").query(({ ctx }) => getAvailableHours(ctx)),
  saveAvailableHours: procedure
    .access("calendar:own")
    .input(availableHoursSchema)
    .mutation(({ ctx, input }) => saveAvailableHours(ctx, input)),
});
