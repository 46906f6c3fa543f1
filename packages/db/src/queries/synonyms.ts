import { listedSynonyms, type Thesaurus, thesaurusWith } from "@tefuda/domain/text/synonyms";
import type { Db } from "../database.ts";
import { synonymGroups } from "../schema/synonym.ts";

/** The last one that was made: every few seconds the tables say the same. */
let last = { groups: "[]", thesaurus: listedSynonyms };

/** The product's own list with what operators added. */
export async function readThesaurus(db: Db): Promise<Thesaurus> {
  const groups = await db
    .select({ words: synonymGroups.words })
    .from(synonymGroups)
    .orderBy(synonymGroups.createdAt, synonymGroups.id);
  const asText = JSON.stringify(groups);
  if (last.groups !== asText)
    last = { groups: asText, thesaurus: thesaurusWith(groups.map(({ words }) => words)) };
  return last.thesaurus;
}
