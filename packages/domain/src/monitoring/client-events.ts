import { z } from "zod";
import { uuid } from "../validation/fields.ts";
import { EVENTS_PER_CALL } from "./event-limits.ts";
import { analyticsEvents, clientEvents } from "./events.ts";

const [pageView, promptShow, promptAccept] = clientEvents;
/** Made by the browser, so that the same event told twice is one. */
const told = { id: uuid };

const clientEventSchema = z.discriminatedUnion("name", [
  z.object({ ...told, name: z.literal(pageView), params: analyticsEvents.page_view }),
  z.object({ ...told, name: z.literal(promptShow), params: analyticsEvents.prompt_show }),
  z.object({ ...told, name: z.literal(promptAccept), params: analyticsEvents.prompt_accept }),
]);
export type ToldEvent = z.output<typeof clientEventSchema>;

/** Events as a browser tells of them; one that is none of ours is left out and spoils no other. */
export const trackEventsSchema = z.object({
  events: z
    .array(z.unknown())
    .max(EVENTS_PER_CALL)
    .transform((events) =>
      events.flatMap((event) => clientEventSchema.safeParse(event).data ?? []),
    ),
});
export type TrackEvents = z.output<typeof trackEventsSchema>;
