import { revokeDropped } from "../calendar/drop-link.ts";
import { hintAllCandidates } from "../candidate/hints.ts";
import type { Ctx } from "../kernel/context.ts";
import { hintPublicPages } from "../kernel/public-pages.ts";
import { hintSession } from "../live/hint-session.ts";
import { hintRecruitment } from "../recruitment/hints.ts";
import { hintLeft } from "../withdrawal/close-dealings.ts";
import type { Sanctioned } from "./apply-sanction.ts";
import type { SanctionedMember } from "./find-member.ts";

/** Tells everyone concerned of a sanction, an outside calendar's provider too. Call it after commit. */
export async function hintSanctioned(ctx: Pick<Ctx, "db" | "ports">, sanctioned: Sanctioned) {
  if (!sanctioned || sanctioned.kind === "warn") return;
  const { member, kind, closed, paused, dropped } = sanctioned;
  if (kind !== "suspend") return hintRestriction(ctx, member);
  await hintGoneOrBack(ctx, member, closed);
  for (const position of paused) await hintRecruitment(ctx, position);
  await revokeDropped(ctx, dropped);
}

/** The person's rights changed: the own pages look again, and so do the lists of candidates. */
export function hintRestriction(
  { ports }: Pick<Ctx, "ports">,
  { kind, userId }: Pick<SanctionedMember, "kind" | "userId">,
) {
  hintSession(ports.bus, userId);
  if (kind === "joker") hintAllCandidates(ports.bus);
}

/** The person is gone from every list, page and thread, or is there again. */
export async function hintGoneOrBack(
  ctx: Pick<Ctx, "db" | "ports">,
  member: SanctionedMember,
  closed?: Parameters<typeof hintLeft>[2],
) {
  hintSession(ctx.ports.bus, member.userId);
  await hintLeft(ctx, member, closed);
  if (member.kind === "joker") hintAllCandidates(ctx.ports.bus);
  else hintPublicPages(ctx);
}
