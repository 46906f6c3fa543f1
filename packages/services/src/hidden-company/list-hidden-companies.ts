import type { Db } from "@tefuda/db/client";
import { companyMarks, hiddenPairs } from "@tefuda/db/schema/hidden-company";
import { careers, hiddenCompanyDomains } from "@tefuda/db/schema/joker";
import { and, eq, sql } from "@tefuda/db/sql";
import { HIDDEN_COMPANIES_MAX } from "@tefuda/domain/constants/limits";
import type { JokerActor } from "@tefuda/domain/policy/actor";
import type { Ctx } from "../kernel/context.ts";
import { type HiddenCompany, selectHidden } from "./read-hidden.ts";

export interface HiddenCompanies {
  readonly items: HiddenCompany[];
  readonly limit: number;
  /** The current employer, when no entry means it yet. */
  readonly suggestion: { readonly companyName: string } | null;
}

/** What a seeker hides from, all of it, with the current employer as a first entry to add. */
export async function listHiddenCompanies({
  db,
  actor,
}: Ctx<JokerActor>): Promise<HiddenCompanies> {
  const [items, suggestion] = await Promise.all([
    selectHidden(db, eq(hiddenCompanyDomains.jokerId, actor.userId)),
    findEmployer(db, actor.userId),
  ]);
  return { items, limit: HIDDEN_COMPANIES_MAX, suggestion };
}

/** An employer is meant by an entry of its name, and by one that hides a company known by it. */
async function findEmployer(db: Db, jokerId: string) {
  const keys = sql`company_name_keys(${careers.companyName})`;
  const [career] = await db
    .select({ companyName: careers.companyName })
    .from(careers)
    .where(
      and(
        eq(careers.jokerId, jokerId),
        eq(careers.isMostRecent, true),
        eq(careers.isCurrentWorkplace, true),
        sql`char_length((${keys})[1]) > 1`,
        sql`not exists (select from ${hiddenCompanyDomains}, unnest(${keys}) as key
          where ${eq(hiddenCompanyDomains.jokerId, jokerId)}
            and hits_mark(${hiddenCompanyDomains.word}, ${hiddenCompanyDomains.nameKeys}, 'name', key))`,
        sql`not exists (select from ${hiddenPairs}
          join ${companyMarks} on ${eq(companyMarks.companyId, hiddenPairs.companyId)}
          where ${eq(hiddenPairs.jokerId, jokerId)} and ${eq(companyMarks.kind, "name")} and ${companyMarks.mark} = any(${keys}))`,
      ),
    );
  return career ?? null;
}
