import type { Tx } from "@tefuda/db/client";
import { aces } from "@tefuda/db/schema/ace";
import { recruitmentAces } from "@tefuda/db/schema/recruitment";
import { and, asc, eq, exists, isNull, or, sql } from "@tefuda/db/sql";
import type { Ctx } from "../kernel/context.ts";
import { createNotification } from "../notification/create-notification.ts";

interface Position {
  readonly id: string;
  readonly companyId: string;
  readonly title: string;
}

/** The members in charge of a position. */
export function readInCharge(tx: Tx, recruitmentId: string) {
  return tx
    .select({ id: aces.id, email: aces.email })
    .from(aces)
    .innerJoin(recruitmentAces, eq(recruitmentAces.aceId, aces.id))
    .where(and(eq(recruitmentAces.recruitmentId, recruitmentId), isNull(aces.removedAt)))
    .orderBy(asc(aces.id));
}

/**
 * Tells the members in charge and the company's admins that the product paused a position; answers
 * whom. `key` names the pause, so that it is told once.
 */
export async function tellPaused(
  tx: Tx,
  app: Pick<Ctx, "clock">,
  position: Position,
  key: string,
): Promise<string[]> {
  const inCharge = exists(
    tx
      .select({ one: sql`1` })
      .from(recruitmentAces)
      .where(
        and(eq(recruitmentAces.aceId, aces.id), eq(recruitmentAces.recruitmentId, position.id)),
      ),
  );
  const told = await tx
    .select({ id: aces.id })
    .from(aces)
    .where(
      and(
        eq(aces.companyId, position.companyId),
        isNull(aces.removedAt),
        or(eq(aces.authority, "admin"), inCharge),
      ),
    )
    .orderBy(asc(aces.id));
  for (const { id: userId } of told)
    await createNotification(tx, app, {
      userId,
      type: "recruitmentPaused",
      params: { recruitmentTitle: position.title, id: position.id },
      dedupeKey: `recruitment:${position.id}:paused:${key}`,
    });
  return told.map(({ id }) => id);
}
