import type { Tx } from "@tefuda/db/client";
import { hiddenCompanyDomains, jokers } from "@tefuda/db/schema/joker";
import { and, eq } from "@tefuda/db/sql";
import { HIDDEN_COMPANIES_MAX } from "@tefuda/domain/constants/limits";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { HideCompany } from "@tefuda/domain/hidden-company/schema";
import type { JokerActor } from "@tefuda/domain/policy/actor";
import { messages } from "@tefuda/domain/validation/messages.ja";
import type { Ctx } from "../kernel/context.ts";
import { companiesOf, signalSightChanged } from "../signals/hidden-company.ts";
import { type HiddenCompany, selectHidden } from "./read-hidden.ts";
import { signalBells, takeOutOfSight } from "./take-out-of-sight.ts";

/**
 * Hides a seeker and every company that the word hits from each other, at once and whatever the
 * company changes later: keeps of those companies are freed, what is open between the two is out of
 * sight as long as the entry stands, what bells say of it goes, matchings stay (spec 5 · Hidden-company entry). Sending an entry
 * again changes nothing.
 * @throws AppError alreadyRegisteredHiddenCompany, invalidParameter above 100 entries, dataNotFound when the id is
 * another entry's
 */
export async function hideCompany(
  ctx: Ctx<JokerActor>,
  { id, word }: HideCompany,
): Promise<HiddenCompany> {
  const jokerId = ctx.actor.userId;
  const { made, concerned, readers } = await ctx.db.transaction(async (tx) => {
    // One entry of a seeker at a time, or two at once could both be the hundredth.
    await tx
      .select({ id: jokers.id })
      .from(jokers)
      .where(eq(jokers.id, jokerId))
      .for("no key update");
    await tx
      .insert(hiddenCompanyDomains)
      .values({ id, jokerId, word, createdAt: ctx.clock() })
      .onConflictDoNothing();
    const [entry] = await selectHidden(
      tx,
      and(eq(hiddenCompanyDomains.jokerId, jokerId), eq(hiddenCompanyDomains.word, word)),
    );
    if (!entry) throw new AppError("dataNotFound");
    if (entry.id !== id)
      throw new AppError("alreadyRegisteredHiddenCompany", { params: { label: word } });
    await refuseAboveLimit(tx, jokerId);
    const hidden = await companiesOf(tx, id);
    const pairs = hidden.map((companyId) => ({ jokerId, companyId }));
    return { made: entry, concerned: hidden, readers: await takeOutOfSight(tx, pairs) };
  });
  await signalSightChanged(ctx, concerned);
  signalBells(ctx, readers, made.id);
  return made;
}

async function refuseAboveLimit(tx: Tx, jokerId: string) {
  const hidden = await tx.$count(hiddenCompanyDomains, eq(hiddenCompanyDomains.jokerId, jokerId));
  if (hidden > HIDDEN_COMPANIES_MAX)
    throw new AppError("invalidParameter", {
      fields: { word: messages.entriesMax(HIDDEN_COMPANIES_MAX) },
    });
}
