import { errorLogs } from "@tefuda/db/schema/monitoring";
import { networkOf } from "@tefuda/domain/account/network";
import type { ErrorLogEntry } from "@tefuda/domain/monitoring/schema";
import { uuidv7 } from "uuidv7";
import type { Ctx } from "../kernel/context.ts";
import { createErrorQuota } from "./error-quota.ts";
import { perDatabase } from "./per-database.ts";

const quotaOf = perDatabase(createErrorQuota);

/**
 * Keeps an error that a browser reports (spec 7 · Error log write). It never fails and says nothing
 * of what became of it: what is too much in a minute, or cannot be written, is dropped.
 */
export async function logError(
  { db, actor, clock, request }: Ctx,
  entry: ErrorLogEntry,
): Promise<Record<never, never>> {
  const now = clock();
  if (!quotaOf(db)(now.getTime(), networkOf(request.ip), entry)) return {};
  const userId = actor.kind === "visitor" ? null : actor.userId;
  try {
    await db.insert(errorLogs).values({ ...entry, id: uuidv7(), userId, createdAt: now });
  } catch {
    // Reporting an error must not make another one.
  }
  return {};
}
