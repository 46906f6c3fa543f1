import { uploads } from "@tefuda/db/schema/upload";
import { and, asc, inArray, isNull, lt, lte, ne, or } from "@tefuda/db/sql";
import { HOUR_MS } from "@tefuda/domain/time/units";
import type { Ctx } from "../kernel/context.ts";
import { keysBeside } from "./keys.ts";

/** How long a file may wait to become part of something. */
const PARENTLESS_LIFE_MS = 24 * HOUR_MS;
/** When one that could not be removed is tried again. */
const RETRY_MS = HOUR_MS;
const BATCH = 100;

/**
 * Removes files that nothing uses, with their rows: those that became part of nothing within a
 * day, those of people and threads that are gone, and those out of use. A row stays until its
 * file is gone, and one that cannot be removed waits for its next turn while the others go on.
 *
 * @returns how many are gone.
 * @throws AggregateError in the end, when some could not be removed.
 */
export async function sweepUploads(ctx: Pick<Ctx, "db" | "clock" | "ports">): Promise<number> {
  const { db, clock } = ctx;
  const now = clock();
  // Marked first: nothing that is marked can be attached any more.
  await db
    .update(uploads)
    .set({ expiresAt: now })
    .where(
      and(
        isNull(uploads.expiresAt),
        or(
          and(
            isNull(uploads.attachedAt),
            lt(uploads.createdAt, new Date(now.getTime() - PARENTLESS_LIFE_MS)),
          ),
          // A thread keeps its files when one of its two people leaves.
          and(
            isNull(uploads.ownerId),
            or(ne(uploads.kind, "chatFile"), isNull(uploads.matchingId)),
            // Articles and companies' pages stay when whoever sent their pictures is gone.
            or(
              and(ne(uploads.kind, "articleImage"), ne(uploads.kind, "companyImage")),
              isNull(uploads.attachedAt),
            ),
          ),
        ),
      ),
    );

  let count = 0;
  const failures: unknown[] = [];
  for (;;) {
    const due = db
      .select({ id: uploads.id })
      .from(uploads)
      .where(lte(uploads.expiresAt, now))
      .orderBy(asc(uploads.expiresAt))
      .limit(BATCH)
      .for("update", { skipLocked: true });
    const rows = await db
      .update(uploads)
      .set({ expiresAt: new Date(now.getTime() + RETRY_MS) })
      .where(inArray(uploads.id, due))
      .returning({
        id: uploads.id,
        contentType: uploads.contentType,
        storageKey: uploads.storageKey,
      });
    if (rows.length === 0) break;
    const failed = await removeFiles(ctx, rows);
    count += rows.length - failed.length;
    failures.push(...failed);
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} files could not be removed.`);
  return count;
}

type SweptRow = Pick<typeof uploads.$inferSelect, "id" | "contentType" | "storageKey">;

/** Removes files and then their rows, each by itself; answers what failed. */
async function removeFiles(
  { db, ports }: Pick<Ctx, "db" | "ports">,
  rows: readonly SweptRow[],
): Promise<unknown[]> {
  const removed: string[] = [];
  const failures: unknown[] = [];
  for (const { id, storageKey, contentType } of rows) {
    try {
      // One from before there were rows does not say what it is.
      if (contentType === "" || contentType.startsWith("image/"))
        for (const beside of keysBeside(storageKey)) await ports.files.remove(beside);
      await ports.files.remove(storageKey);
      removed.push(id);
    } catch (error) {
      failures.push(error);
    }
  }
  await db.delete(uploads).where(inArray(uploads.id, removed));
  return failures;
}
