import type { Db } from "@tefuda/db/client";
import type { AnyPgColumn } from "@tefuda/db/pg-core";
import { whereNotHiddenFrom } from "@tefuda/db/queries/candidate";
import type { SQL } from "@tefuda/db/sql";
import type { Actor } from "@tefuda/domain/policy/actor";

/**
 * Limits a list to companies that the caller has not hidden: `companies.id` in a list of
 * companies, the column that names the company in any other (`aces.companyId`,
 * `recruitments.companyId`). A row without a company is shown. Only jokers hide companies; for
 * anyone else nothing is left out.
 */
export function whereNotHiddenBy(
  db: Db,
  actor: Actor,
  companyId: string | AnyPgColumn,
): SQL | undefined {
  return actor.kind === "joker" ? whereNotHiddenFrom(db, companyId, actor.userId) : undefined;
}
