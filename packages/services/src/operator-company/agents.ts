import type { Db } from "@tefuda/db/client";
import { wherePublicCompany } from "@tefuda/db/queries/recruitment";
import { aces } from "@tefuda/db/schema/ace";
import { companies } from "@tefuda/db/schema/company";
import { and, asc, eq, isNull, sql } from "@tefuda/db/sql";
import { AGENTS_MAX } from "@tefuda/domain/constants/limits";
import type { Ctx } from "../kernel/context.ts";

type OperatorAgent = Awaited<ReturnType<typeof selectAgents>>[number];

/** All who are agents, of all agencies, on pause or not, in their order. */
export function selectAgents(db: Db) {
  return db
    .select({
      id: aces.id,
      name: aces.name,
      companyName: companies.name,
      isAvailable: aces.isAvailable,
      /** Seekers see agents of companies that show themselves. */
      isShown: sql<boolean>`(${wherePublicCompany()})`,
      agentOrder: aces.agentOrder,
    })
    .from(aces)
    .innerJoin(companies, eq(companies.id, aces.companyId))
    .where(and(eq(aces.isAgent, true), isNull(aces.removedAt)))
    .orderBy(asc(aces.agentOrder), asc(aces.id))
    .limit(AGENTS_MAX);
}

/** The interview agents as the operator puts them in order (spec 7 · Reads). */
export async function listOperatorAgents({ db }: Ctx): Promise<OperatorAgent[]> {
  return await selectAgents(db);
}
