import { selectReaders } from "@tefuda/db/queries/announce";
import type { AnnounceReach } from "@tefuda/domain/announce/schema";
import type { Ctx } from "../kernel/context.ts";

/** How many people see what is announced to a target, as of now. */
export async function countReaders(
  { db }: Pick<Ctx, "db">,
  { target }: AnnounceReach,
): Promise<{ readers: number }> {
  return { readers: await db.$count(selectReaders(db, target).as("readers")) };
}
