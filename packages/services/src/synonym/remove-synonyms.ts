import { synonymGroups } from "@tefuda/db/schema/synonym";
import { eq } from "@tefuda/db/sql";
import type { OperatorActor } from "@tefuda/domain/policy/actor";
import type { RemoveSynonyms } from "@tefuda/domain/synonym/schema";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { signalDesk } from "../signals/desk.ts";
import { forgetThesaurus } from "./sought.ts";

/** Takes a group out of what searches know. Asking again changes nothing. */
export async function removeSynonyms(
  ctx: Ctx<OperatorActor>,
  { id }: RemoveSynonyms,
): Promise<void> {
  const isGone = await ctx.db.transaction(async (tx) => {
    const [group] = await tx.delete(synonymGroups).where(eq(synonymGroups.id, id)).returning();
    if (!group) return false;
    await writeAudit(tx, ctx, {
      action: "removeSynonyms",
      target: { type: "synonyms", id },
      reason: group.words.join("、"),
    });
    return true;
  });
  if (!isGone) return;
  forgetThesaurus(ctx);
  await signalDesk(ctx, "synonyms");
}
