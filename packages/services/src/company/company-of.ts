import type { Tx } from "@tefuda/db/client";
import { aces } from "@tefuda/db/schema/ace";
import { companies } from "@tefuda/db/schema/company";
import { and, eq, isNull } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { AceActor, OperatorActor } from "@tefuda/domain/policy/actor";

/** Who administers a company: its own administrators, and operators. */
export type Administrator = AceActor | OperatorActor;

/**
 * The company that a call is about: an ace's own, and for an operator the one that is named.
 * @throws AppError companyNotFound for another's company, or when an operator names none
 */
export function companyOf(actor: Administrator, companyId: string | undefined): string {
  if (actor.kind === "operator") {
    if (!companyId) throw new AppError("companyNotFound");
    return companyId;
  }
  if (companyId && companyId !== actor.companyId) throw new AppError("companyNotFound");
  return actor.companyId;
}

/**
 * Locks the company's row until the transaction ends, so that changes of its members happen one
 * after another, and looks again whether the caller still administers it: another administrator
 * may have taken that away in the meantime.
 * @throws AppError companyNotFound, permissionDenied
 */
export async function lockCompany(tx: Tx, actor: Administrator, companyId: string) {
  const [company] = await tx
    .select({ id: companies.id, name: companies.name, status: companies.status })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for("no key update");
  if (!company) throw new AppError("companyNotFound");
  if (actor.kind === "operator") return company;
  const [self] = await tx
    .select({ authority: aces.authority })
    .from(aces)
    .where(and(eq(aces.id, actor.userId), isNull(aces.removedAt)));
  if (self?.authority !== "admin") throw new AppError("permissionDenied");
  return company;
}

/** A member who is still there, with their row locked. @throws AppError aceNotFound */
export async function lockMember(tx: Tx, companyId: string, aceId: string) {
  const [member] = await tx
    .select({
      id: aces.id,
      name: aces.name,
      email: aces.email,
      authority: aces.authority,
      isAgent: aces.isAgent,
    })
    .from(aces)
    .where(and(eq(aces.id, aceId), eq(aces.companyId, companyId), isNull(aces.removedAt)))
    .for("no key update");
  if (!member) throw new AppError("aceNotFound");
  return member;
}
