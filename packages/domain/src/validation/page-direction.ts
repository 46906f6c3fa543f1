import { z } from "zod";

/** What the client's way of asking for one page after the other says besides; a list that is strict has to take it. */
export const pageDirection = { direction: z.enum(["forward", "backward"]).optional() };
