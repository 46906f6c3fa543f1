import { readThesaurus } from "@tefuda/db/queries/synonyms";
import { synonymGroups } from "@tefuda/db/schema/synonym";
import { eq, sql } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { OperatorActor } from "@tefuda/domain/policy/actor";
import { type AddSynonyms, wordsOf } from "@tefuda/domain/synonym/schema";
import { SYNONYM_GROUPS_MAX, synonymMessages } from "@tefuda/domain/synonym/words.ja";
import { fold } from "@tefuda/domain/text/fold";
import { soughtWords, type Thesaurus } from "@tefuda/domain/text/synonyms";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { signalDesk } from "../signals/desk.ts";
import { forgetThesaurus } from "./sought.ts";

const refused = (message: string) =>
  new AppError("invalidParameter", { fields: { words: message } });

/**
 * Adds words that mean one thing to what searches know. The id is the client's: sent twice, it is one group.
 * @throws AppError `invalidParameter` with the field `words` where searches know them already or there are too
 * many groups; `lock` where the id is another group's.
 */
export async function addSynonyms(
  ctx: Ctx<OperatorActor>,
  { id, words: text }: AddSynonyms,
): Promise<{ id: string }> {
  const words = wordsOf(text);
  const key = words.map(fold).toSorted().join("\n");
  const isNew = await ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('synonyms'))`);
    const [known] = await tx.select().from(synonymGroups).where(eq(synonymGroups.id, id));
    if (known) {
      if (known.key !== key) throw new AppError("lock");
      return false;
    }
    if ((await tx.$count(synonymGroups)) >= SYNONYM_GROUPS_MAX) throw refused(synonymMessages.full);
    if (findEachOther(words, await readThesaurus(tx))) throw refused(synonymMessages.known);
    await tx
      .insert(synonymGroups)
      .values({ id, words, key, addedBy: ctx.actor.userId, createdAt: ctx.clock() });
    await writeAudit(tx, ctx, {
      action: "addSynonyms",
      target: { type: "synonyms", id },
      reason: words.join("、"),
    });
    return true;
  });
  if (isNew) {
    forgetThesaurus(ctx);
    await signalDesk(ctx, "synonyms");
  }
  return { id };
}

/** Whether each of the words finds all others already. */
function findEachOther(words: readonly string[], thesaurus: Thesaurus): boolean {
  return words.every((word) =>
    words.every((other) =>
      soughtWords(word, thesaurus).every(({ forms }) =>
        forms.some((form) => fold(other).includes(form)),
      ),
    ),
  );
}
