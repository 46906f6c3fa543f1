import type { Tx } from "@tefuda/db/client";
import { recruitments } from "@tefuda/db/schema/recruitment";
import { and, asc, eq } from "@tefuda/db/sql";
import type { Ctx } from "../kernel/context.ts";
import { columnsOf } from "./content.ts";
import { readAceIds, readEmployer, wholePosition } from "./own-position.ts";
import { tellJokers } from "./tell-jokers.ts";
import { readRevision, saysTheSame, writeRevision } from "./write-revision.ts";

/**
 * Lets the company's published positions state its name, address and contact as they are now,
 * within the transaction that changes them: each that reads differently gets a revision, and its
 * offered and matched jokers are told. A position is left as it was where the company states nothing
 * any more. After commit the caller passes the answer to `signalConcerned` and calls `signalPublicPages`.
 */
export async function restateEmployer(
  tx: Tx,
  app: Pick<Ctx, "clock">,
  { companyId, savedBy }: { readonly companyId: string; readonly savedBy: string | null },
) {
  const now = app.clock();
  const employer = await readEmployer(tx, companyId);
  if (!employer.employerAddress || !employer.employerContact) return [];
  const published = await tx
    .select()
    .from(recruitments)
    .where(and(eq(recruitments.companyId, companyId), eq(recruitments.status, "published")))
    .orderBy(asc(recruitments.id))
    .for("no key update");
  const concerned = [];
  for (const position of published) {
    const { id } = position;
    const content = wholePosition(position, employer, await readAceIds(tx, id));
    const kept = await readRevision(tx, id, position.revision);
    if (kept && saysTheSame(kept, content)) continue;
    const revision = position.revision + 1;
    const { aceIds: _, ...stated } = content;
    await tx
      .update(recruitments)
      .set({ ...columnsOf(stated), revision, updatedAt: now })
      .where(eq(recruitments.id, id));
    await writeRevision(tx, { recruitmentId: id, revision, content, savedBy, at: now });
    concerned.push(...(await tellJokers(tx, app, { id, companyId, revision })));
  }
  return concerned;
}
