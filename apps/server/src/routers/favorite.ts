import { favoriteSchema } from "@tefuda/domain/favorite/schema";
import { listFavorites } from "@tefuda/services/favorite/list-favorites";
import {
  addFavorite,
  listFavoriteIds,
  removeFavorite,
} from "@tefuda/services/favorite/set-favorite";
import { z } from "zod";
import { procedure, router } from "../trpc/procedure.ts";

const page = z.object({
  cursor: z.uuid().optional(),
  limit: z.number().int().min(1).max(50).default(24),
});

/** The people whom a joker or an ace marks, each for themselves (spec 7 · favoriteUserIds). */
export const favoriteRouter = router({
  list: procedure
    .access("favorite:own")
    .input(page)
    .query(({ ctx, input }) => listFavorites(ctx, input)),
  ids: procedure.access("favorite:own").query(({ ctx }) => listFavoriteIds(ctx)),
  add: procedure
    .access("favorite:own")
    .input(favoriteSchema)
    .mutation(({ ctx, input }) => addFavorite(ctx, input)),
  remove: procedure
    .access("favorite:own")
    .input(favoriteSchema)
    .mutation(({ ctx, input }) => removeFavorite(ctx, input)),
});
