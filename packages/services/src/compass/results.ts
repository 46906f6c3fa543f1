import { compassResults } from "@tefuda/db/schema/compass";
import { and, desc, eq, type SQL, sql } from "@tefuda/db/sql";
import { COMPASS_RESULTS_KEPT } from "@tefuda/domain/compass/limits";
import type { CompassResult } from "@tefuda/domain/compass/schema";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { JokerActor } from "@tefuda/domain/policy/actor";
import type { Ctx } from "../kernel/context.ts";

/** A result with the text that it is about. */
export interface CompassResultView extends CompassResult {
  readonly input: string;
}

const EXCERPT_LENGTH = 60;

/** The newest result of the caller. @throws AppError dataNotFound when there is none */
export const getLatestResult = (ctx: Ctx<JokerActor>): Promise<CompassResultView> => find(ctx);

/** One result of the caller's own. @throws AppError dataNotFound, for a stranger's as well */
export const getResult = (
  ctx: Ctx<JokerActor>,
  { id }: { readonly id: string },
): Promise<CompassResultView> => find(ctx, eq(compassResults.id, id));

async function find({ db, actor }: Ctx<JokerActor>, which?: SQL): Promise<CompassResultView> {
  const [row] = await db
    .select()
    .from(compassResults)
    .where(and(eq(compassResults.jokerId, actor.userId), which))
    .orderBy(desc(compassResults.createdAt), desc(compassResults.id))
    .limit(1);
  if (!row) throw new AppError("dataNotFound");
  const { visitorKey: _, createdAt, jokerId: __, ...result } = row;
  return { ...result, jokerId: actor.userId, createdAt: createdAt.toISOString() };
}

/** What a list shows of a result. */
export interface CompassResultEntry {
  readonly id: string;
  readonly createdAt: Date;
  /** How the text begins. */
  readonly excerpt: string;
}

/** The caller's results, newest first; so few are kept that they are one page. */
export async function listResults({ db, actor }: Ctx<JokerActor>): Promise<CompassResultEntry[]> {
  return db
    .select({
      id: compassResults.id,
      createdAt: compassResults.createdAt,
      excerpt: sql<string>`left(${compassResults.input}, ${EXCERPT_LENGTH})`,
    })
    .from(compassResults)
    .where(eq(compassResults.jokerId, actor.userId))
    .orderBy(desc(compassResults.createdAt), desc(compassResults.id))
    .limit(COMPASS_RESULTS_KEPT);
}
