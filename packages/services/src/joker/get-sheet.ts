import type { Db } from "@tefuda/db/client";
import { jokers } from "@tefuda/db/schema/joker";
import { matchings } from "@tefuda/db/schema/matching";
import { and, eq, isNull } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { AceActor, SignedInActor } from "@tefuda/domain/policy/actor";
import { scopeOf } from "@tefuda/domain/policy/can";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { type JokerSheet, readSheet } from "./read-sheet.ts";

/**
 * The profile sheet of a seeker (spec 2 · /career-profile/[jokerId]): for the seeker, for the ace
 * that it is matched with and the admins of that company, and for operators, whose look is put on
 * record. Anyone else's reads as absent.
 * @throws dataNotFound
 */
export async function getSheet(
  ctx: Ctx<SignedInActor>,
  { jokerId }: { readonly jokerId: string },
): Promise<JokerSheet> {
  const { db, actor } = ctx;
  if (!(await mayRead(db, actor, jokerId))) throw new AppError("dataNotFound");
  const sheet = await readSheet(db, jokerId, ctx.clock());
  if (actor.kind === "operator")
    await writeAudit(db, ctx, { action: "viewJoker", target: { type: "joker", id: jokerId } });
  return sheet;
}

function mayRead(db: Db, actor: SignedInActor, jokerId: string) {
  switch (actor.kind) {
    case "joker":
      return actor.userId === jokerId;
    case "operator":
      return true;
    case "ace":
      return isMatched(db, actor, jokerId);
    default:
      return actor satisfies never;
  }
}

/** Whether the ace, or for an admin anyone of the company, is matched with a seeker who is still there. */
async function isMatched(db: Db, actor: AceActor, jokerId: string): Promise<boolean> {
  const isCompanyWide = scopeOf(actor, "joker:view-sheet") === "company";
  const [row] = await db
    .select({ id: matchings.id })
    .from(matchings)
    .innerJoin(jokers, eq(jokers.id, matchings.jokerId))
    .where(
      and(
        eq(matchings.aceCompanyId, actor.companyId),
        eq(matchings.jokerId, jokerId),
        isCompanyWide ? undefined : eq(matchings.aceId, actor.userId),
        isNull(jokers.withdrawnAt),
      ),
    );
  return row !== undefined;
}
