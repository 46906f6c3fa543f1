import { z } from "zod";
import { actionCodeLifetimeHours } from "../account/constants.ts";
import { authorities } from "../options/authorities.ts";
import { HOUR_MS } from "../time/units.ts";
import { email, oneOf, personName, uuid } from "../validation/fields.ts";
import { pageDirection } from "../validation/page-direction.ts";

/** Mails that one invitation may send; more would be a nuisance to a stranger. */
export const INVITATION_MAILS_MAX = 5;
/** How long an invitation is kept once its link has run out, accepted or not. */
export const INVITATION_KEPT_DAYS = 90;
/** Invitations that one company may make in a day. */
export const INVITATIONS_PER_DAY = 50;

/** When the link of an invitation that is sent now stops working. */
export const invitationExpiresAt = (now: Date): Date =>
  new Date(now.getTime() + actionCodeLifetimeHours.invite * HOUR_MS);

export const inviteMemberSchema = z.object({
  /** Made by the client: sending the same invitation again changes nothing. */
  inviteId: uuid,
  email,
  name: personName,
  authority: oneOf(authorities),
  /** For operators; a company's administrator invites into the own one. */
  companyId: uuid.optional(),
});
export type InviteMember = z.output<typeof inviteMemberSchema>;

const ofCompany = { companyId: uuid.optional() };
export const invitationIdSchema = z.object({ inviteId: uuid, ...ofCompany });
export type InvitationId = z.output<typeof invitationIdSchema>;

export const updateAuthoritySchema = z.object({
  aceId: uuid,
  authority: oneOf(authorities),
  ...ofCompany,
});
export type UpdateAuthority = z.output<typeof updateAuthoritySchema>;

export const removeMemberSchema = z.object({
  aceId: uuid,
  /** Who goes on with what the member leaves behind; not needed where there is nothing. */
  successorId: uuid.optional(),
  ...ofCompany,
});
export type RemoveMember = z.output<typeof removeMemberSchema>;

export const handOverSchema = z.object({ aceId: uuid, successorId: uuid, ...ofCompany });
export type HandOver = z.output<typeof handOverSchema>;

export const memberGroups = ["active", "left"] as const;
export const listMembersSchema = z.strictObject({
  group: z.enum(memberGroups).default("active"),
  cursor: z.string().max(200).optional(),
  ...pageDirection,
});
export type ListMembers = z.output<typeof listMembersSchema>;

export const acceptInvitationSchema = z.object({ oobCode: z.string().min(16).max(256) });

/** What a member has in hand, and somebody has to go on with. */
export interface InHand {
  readonly threads: number;
  readonly openOffers: number;
  readonly waitingLikes: number;
  readonly keeps: number;
  readonly recruitments: number;
}

/** Whether a member who leaves has something that a colleague has to take over. */
export const hasToHandOver = (inHand: InHand): boolean =>
  Object.values(inHand).some((count: number) => count > 0);

/** How many of a leaver's keeps a colleague has room for; the others are given free. */
export const keepsThatFit = (keeps: number, taken: number, limit: number): number =>
  Math.max(0, Math.min(keeps, limit - taken));
