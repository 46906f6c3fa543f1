import { z } from "zod";
import { uuid } from "../validation/fields.ts";

/** The newest marks that are kept; the oldest one makes room for a new one. */
export const FAVORITES_MAX = 500;

/** The person on the other side whom one marks for oneself (spec 7 · favoriteUserIds). */
export const favoriteSchema = z.object({ userId: uuid });
export type Favorite = z.output<typeof favoriteSchema>;
