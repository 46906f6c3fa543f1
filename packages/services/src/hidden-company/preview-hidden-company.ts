import { whereHit } from "@tefuda/db/queries/hidden-company";
import { row } from "@tefuda/db/rows";
import { sql } from "@tefuda/db/sql";
import { isBroadWord } from "@tefuda/domain/hidden-company/policy";
import type { HiddenCompanyWord } from "@tefuda/domain/hidden-company/schema";
import type { JokerActor } from "@tefuda/domain/policy/actor";
import type { Ctx } from "../kernel/context.ts";
import { reachOf } from "./read-hidden.ts";

/** What a word would hide, before it is added, and whether that is so much that it should be asked about. */
export async function previewHiddenCompany(
  { db }: Ctx<JokerActor>,
  { word }: HiddenCompanyWord,
): Promise<{ word: string; companyCount: number; companyNames: string[]; isBroad: boolean }> {
  const { companyCount, companyNames } = reachOf(db, whereHit(word));
  const reach = await row<{ companyCount: number; companyNames: string[] }>(
    db,
    sql`select ${companyCount} as "companyCount", ${companyNames} as "companyNames"`,
  );
  return { word, ...reach, isBroad: isBroadWord(word, reach.companyCount) };
}
