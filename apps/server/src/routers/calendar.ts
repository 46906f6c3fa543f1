import { beginLink } from "@tefuda/services/calendar/begin-link";
import { getLink } from "@tefuda/services/calendar/get-link";
import { unlink } from "@tefuda/services/calendar/unlink";
import { procedure, router } from "../trpc/procedure.ts";

/** The link to an outside calendar (spec 2 · calendar-setting). */
export const calendarRouter = router({
  get: procedure.access("calendar:own").query(({ ctx }) => getLink(ctx)),
  beginLink: procedure.access("calendar:own").mutation(({ ctx }) => beginLink(ctx)),
  unlink: procedure.access("calendar:own").mutation(({ ctx }) => unlink(ctx)),
});
