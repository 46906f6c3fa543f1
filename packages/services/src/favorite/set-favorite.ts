import { whereVisibleTo } from "@tefuda/db/queries/candidate";
import { aces } from "@tefuda/db/schema/ace";
import { jokers } from "@tefuda/db/schema/joker";
import { jokerSearchDocuments } from "@tefuda/db/schema/joker-search-document";
import { and, eq, type SQL, sql } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import { FAVORITES_MAX, type Favorite } from "@tefuda/domain/favorite/schema";
import type { AceActor, JokerActor } from "@tefuda/domain/policy/actor";
import { selectAceCards, whereShownAce } from "../ace/card.ts";
import type { Ctx } from "../kernel/context.ts";

type FavoriteCtx = Ctx<JokerActor | AceActor>;

/**
 * Marks a person of the other side for oneself; a mark that is there stays where it is. Nobody
 * else learns of it. The newest stands first (spec 7 · favoriteUserIds).
 * @throws AppError dataNotFound for someone who does not show to the caller.
 */
export async function addFavorite(ctx: FavoriteCtx, { userId }: Favorite): Promise<void> {
  if (!(await isShown(ctx, userId))) throw new AppError("dataNotFound");
  await write(
    ctx,
    (marks) => sql`
    case when ${userId}::uuid = any(${marks}) then ${marks}
    else (array_prepend(${userId}::uuid, ${marks}))[1:${sql.raw(String(FAVORITES_MAX))}] end`,
  );
}

/** Takes a mark away; where there is none, nothing happens. */
export async function removeFavorite(ctx: FavoriteCtx, { userId }: Favorite): Promise<void> {
  await write(ctx, (marks) => sql`array_remove(${marks}, ${userId}::uuid)`);
}

/** The people one has marked, the newest first: what every button on a page asks. */
export async function listFavoriteIds({ db, actor }: FavoriteCtx): Promise<string[]> {
  const [row] =
    actor.kind === "joker"
      ? await db
          .select({ marks: jokers.favoriteUserIds })
          .from(jokers)
          .where(eq(jokers.id, actor.userId))
      : await db
          .select({ marks: aces.favoriteUserIds })
          .from(aces)
          .where(eq(aces.id, actor.userId));
  return row?.marks ?? [];
}

type Marks = typeof jokers.favoriteUserIds | typeof aces.favoriteUserIds;

/** In one statement, so that marks set at the same time do not undo each other. */
async function write({ db, actor }: FavoriteCtx, change: (marks: Marks) => SQL) {
  if (actor.kind === "joker")
    await db
      .update(jokers)
      .set({ favoriteUserIds: change(jokers.favoriteUserIds) })
      .where(eq(jokers.id, actor.userId));
  else
    await db
      .update(aces)
      .set({ favoriteUserIds: change(aces.favoriteUserIds) })
      .where(eq(aces.id, actor.userId));
}

async function isShown({ db, actor }: FavoriteCtx, userId: string): Promise<boolean> {
  const found =
    actor.kind === "joker"
      ? await selectAceCards(db, and(eq(aces.id, userId), whereShownAce(db, actor)))
      : await db
          .select({ id: jokerSearchDocuments.objectID })
          .from(jokerSearchDocuments)
          .where(
            and(eq(jokerSearchDocuments.objectID, userId), whereVisibleTo(db, actor.companyId)),
          );
  return found.length > 0;
}
