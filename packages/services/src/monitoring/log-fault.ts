import { errorLogs } from "@tefuda/db/schema/monitoring";
import { describeFault } from "@tefuda/domain/monitoring/fault";
import { errorLogSchema } from "@tefuda/domain/monitoring/schema";
import { uuidv7 } from "uuidv7";
import type { Ctx } from "../kernel/context.ts";
import { createErrorQuota } from "./error-quota.ts";
import { perDatabase } from "./per-database.ts";

/** Not the one of the browsers: what they report in a flood must not hide what fails here. */
const quotaOf = perDatabase(createErrorQuota);

interface Fault {
  readonly error: unknown;
  /** Where, as a path: the address that was asked for, or `/jobs/` and the name of a job. */
  readonly place: string;
  /** Who asked, where somebody did. */
  /** What whoever asked was told to quote, a UUID; made up where nobody was. */
  readonly id?: string;
  readonly by?: Pick<Ctx, "actor"> & { readonly request: { readonly userAgent: string } };
}

/**
 * Keeps an error that nobody expected on the server beside those of browsers, under the same limits
 * and without what may tell of a person. Like those it never fails and never asks again, whatever
 * became of the database: the process's own log has it in any case.
 */
export async function logFault(
  { db, clock }: Pick<Ctx, "db" | "clock">,
  { error, place, by, id = uuidv7() }: Fault,
): Promise<void> {
  try {
    const now = clock();
    const { userAgent, ...entry } = errorLogSchema.parse({
      ...describeFault(error),
      page: place,
      userAgent: by?.request.userAgent ?? "",
    });
    if (!quotaOf(db)(now.getTime(), entry.page, entry)) return;
    await db.insert(errorLogs).values({
      ...entry,
      id,
      userAgent: userAgent || null,
      userId: !by || by.actor.kind === "visitor" ? null : by.actor.userId,
      createdAt: now,
    });
  } catch {
    // Writing an error down must not make another one.
  }
}
