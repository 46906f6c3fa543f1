import type { Db, Tx } from "@tefuda/db/client";
import { aces } from "@tefuda/db/schema/ace";
import { companies } from "@tefuda/db/schema/company";
import { recruitmentAces, recruitments } from "@tefuda/db/schema/recruitment";
import { and, asc, eq, inArray, isNull, type SQL } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { AceActor } from "@tefuda/domain/policy/actor";
import { scopeOf } from "@tefuda/domain/policy/can";
import { employerOf } from "@tefuda/domain/recruitment/employer";
import type { Recruitment } from "@tefuda/domain/recruitment/schema";
import { currentContent } from "./content.ts";

export type PositionRow = typeof recruitments.$inferSelect;

/** Whether the ace may change a position with these members in charge (spec 6 · Create, edit recruitment). */
export function mayEdit(actor: AceActor, aceIds: readonly string[]): boolean {
  const scope = scopeOf(actor, "recruitment:edit");
  return scope === "company" || (scope === "own" && aceIds.includes(actor.userId));
}

/** Members who can be in charge: of the company, and not gone. */
export function whereCanBeInCharge(companyId: string): SQL | undefined {
  return and(eq(aces.companyId, companyId), isNull(aces.removedAt), eq(aces.isAgent, false));
}

/** The members in charge, in their order; who has left is not among them. */
export async function readAceIds(db: Db, recruitmentId: string): Promise<string[]> {
  const found = await db
    .select({ id: aces.id })
    .from(recruitmentAces)
    .innerJoin(aces, eq(aces.id, recruitmentAces.aceId))
    .where(and(eq(recruitmentAces.recruitmentId, recruitmentId), isNull(aces.removedAt)))
    .orderBy(asc(recruitmentAces.sortOrder), asc(aces.id));
  return found.map(({ id }) => id);
}

/**
 * The company's position, held against other changes until the transaction ends, with its members
 * in charge.
 * @throws AppError recruitmentNotFound for a stranger's, permissionDenied for a colleague's.
 */
export async function holdPosition(tx: Tx, actor: AceActor, recruitmentId: string) {
  const [position] = await tx
    .select()
    .from(recruitments)
    .where(and(eq(recruitments.id, recruitmentId), eq(recruitments.companyId, actor.companyId)))
    .for("no key update");
  if (!position) throw new AppError("recruitmentNotFound");
  const aceIds = await readAceIds(tx, recruitmentId);
  if (!mayEdit(actor, aceIds)) throw new AppError("permissionDenied");
  return { position, aceIds };
}

/** What positions state of their employer, from the company as it stands now. */
export async function readEmployer(db: Db, companyId: string) {
  const [company] = await db
    .select({ name: companies.name, address: companies.address, contact: companies.contact })
    .from(companies)
    .where(eq(companies.id, companyId));
  if (!company) throw new AppError("companyNotFound");
  return employerOf(company);
}

/** A stored position as publishing looks at it, with the employer and the members of now. */
export function wholePosition(
  position: PositionRow,
  employer: ReturnType<typeof employerOf>,
  aceIds: string[],
): Recruitment {
  const {
    employerName: _,
    employerAddress: __,
    employerContact: ___,
    ...rest
  } = currentContent(position);
  return { ...rest, ...employer, aceIds };
}

/**
 * Puts members in charge in this order; who has left meanwhile is left out.
 * @throws AppError invalidParameter when one is not of the company.
 */
export async function linkAces(
  tx: Tx,
  {
    companyId,
    recruitmentId,
    aceIds,
  }: { companyId: string; recruitmentId: string; aceIds: readonly string[] },
): Promise<string[]> {
  const wanted = [...new Set(aceIds)];
  // Held, so that one who is being removed at this moment is seen as removed.
  const known = await tx
    .select({ id: aces.id, removedAt: aces.removedAt, isAgent: aces.isAgent })
    .from(aces)
    .where(and(eq(aces.companyId, companyId), inArray(aces.id, wanted)))
    .orderBy(asc(aces.id))
    .for("share");
  if (known.length < wanted.length) throw new AppError("invalidParameter");
  const active = new Set(
    known.flatMap(({ id, removedAt, isAgent }) => (removedAt || isAgent ? [] : [id])),
  );
  const linked = wanted.filter((id) => active.has(id));
  await tx.delete(recruitmentAces).where(eq(recruitmentAces.recruitmentId, recruitmentId));
  if (linked.length > 0)
    await tx
      .insert(recruitmentAces)
      .values(linked.map((aceId, sortOrder) => ({ recruitmentId, aceId, sortOrder })));
  return linked;
}
