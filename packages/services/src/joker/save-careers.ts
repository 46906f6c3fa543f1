import type { Tx } from "@tefuda/db/client";
import { careers } from "@tefuda/db/schema/joker";
import { eq } from "@tefuda/db/sql";
import type { CareerValue } from "@tefuda/domain/joker/career-schema";
import { arrangeCareers } from "@tefuda/domain/joker/careers";
import { uuidv7 } from "uuidv7";
import { listCareers } from "./profile.ts";

/**
 * Puts a seeker's careers into the given state, in the stored order: current workplace or no end
 * first, then newest start; only the first is the most recent one (spec 4 · Joker). An entry keeps
 * its id and its first writing time when it was there before; an id of somebody else's career is
 * replaced by a new one. The caller holds the profile's row lock.
 */
export async function saveCareers(
  tx: Tx,
  jokerId: string,
  values: readonly CareerValue[],
  now: Date,
): Promise<void> {
  const before = new Map((await listCareers(tx, jokerId)).map((career) => [career.id, career]));
  await tx.delete(careers).where(eq(careers.jokerId, jokerId));
  const used = new Set<string>();
  await tx.insert(careers).values(
    arrangeCareers(values).map((career, sortOrder) => {
      const kept = career.id && !used.has(career.id) ? before.get(career.id) : undefined;
      const id = kept?.id ?? uuidv7();
      used.add(id);
      return {
        id,
        jokerId,
        sortOrder,
        companyName: career.companyName,
        position: career.position ?? null,
        startWorkingDuration: career.startWorkingDuration,
        endWorkingDuration: career.endWorkingDuration,
        business: career.business,
        businessDetail: career.businessDetail ?? null,
        isMostRecent: career.isMostRecent,
        isCurrentWorkplace: career.isCurrentWorkplace,
        createdAt: kept?.createdAt ?? now,
        updatedAt: now,
      };
    }),
  );
}
