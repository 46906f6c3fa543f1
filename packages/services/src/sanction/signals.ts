import { revokeDropped } from "../calendar/drop-link.ts";
import type { Ctx } from "../kernel/context.ts";
import { signalAllCandidates } from "../signals/candidate.ts";
import { signalPublicPages } from "../signals/public-pages.ts";
import { signalRecruitment } from "../signals/recruitment.ts";
import { signalSession } from "../signals/session.ts";
import { signalLeft } from "../withdrawal/close-dealings.ts";
import type { Sanctioned } from "./apply-sanction.ts";
import type { SanctionedMember } from "./find-member.ts";

/** Tells everyone concerned of a sanction, an outside calendar's provider too. Call it after commit. */
export async function signalSanctioned(ctx: Pick<Ctx, "db" | "ports">, sanctioned: Sanctioned) {
  if (!sanctioned || sanctioned.kind === "warn") return;
  const { member, kind, closed, paused, dropped } = sanctioned;
  if (kind !== "suspend") return signalRestriction(ctx, member);
  await signalGoneOrBack(ctx, member, closed);
  for (const position of paused) await signalRecruitment(ctx, position);
  await revokeDropped(ctx, dropped);
}

/** The person's rights changed: the own pages look again, and so do the lists of candidates. */
export function signalRestriction(
  { ports }: Pick<Ctx, "ports">,
  { kind, userId }: Pick<SanctionedMember, "kind" | "userId">,
) {
  signalSession(ports.bus, userId);
  if (kind === "joker") signalAllCandidates(ports.bus);
}

/** The person is gone from every list, page and thread, or is there again. */
export async function signalGoneOrBack(
  ctx: Pick<Ctx, "db" | "ports">,
  member: SanctionedMember,
  closed?: Parameters<typeof signalLeft>[2],
) {
  signalSession(ctx.ports.bus, member.userId);
  await signalLeft(ctx, member, closed);
  if (member.kind === "joker") signalAllCandidates(ctx.ports.bus);
  else signalPublicPages(ctx);
}
