import {
  acceptInvitationSchema,
  handOverSchema,
  invitationIdSchema,
  inviteMemberSchema,
  listMembersSchema,
  removeMemberSchema,
  updateAuthoritySchema,
} from "@tefuda/domain/company/member";
import { uuid } from "@tefuda/domain/validation/fields";
import { acceptInvitation, checkInvitation } from "@tefuda/services/member/accept-invitation";
import { inviteMember } from "@tefuda/services/member/invite-member";
import { listInvitations } from "@tefuda/services/member/list-invitations";
import { listMembers } from "@tefuda/services/member/list-members";
import { handOverLeft, removeMember } from "@tefuda/services/member/remove-member";
import { cancelInvitation, resendInvitation } from "@tefuda/services/member/resend-invitation";
import { updateAuthority } from "@tefuda/services/member/update-authority";
import { viewMembers } from "@tefuda/services/operator-company/view-members";
import { procedure, router } from "../trpc/procedure.ts";

/** A company's staff, for its administrators and for operators (spec 6 · Admin authority). */
export const memberRouter = router({
  list: procedure
    .access("member:list")
    .input(listMembersSchema)
    .query(({ ctx, input }) => listMembers(ctx, input)),
  invitations: procedure.access("member:list").query(({ ctx }) => listInvitations(ctx)),
  /** For operators: every look is logged, so it is not a query. */
  view: procedure
    .access("operator:oversee")
    .input(listMembersSchema.extend({ companyId: uuid }))
    .mutation(({ ctx, input }) => viewMembers(ctx, input)),

  invite: procedure
    .access("member:manage")
    .input(inviteMemberSchema)
    .mutation(({ ctx, input }) => inviteMember(ctx, input)),
  resendInvitation: procedure
    .access("member:manage")
    .input(invitationIdSchema)
    .mutation(({ ctx, input }) => resendInvitation(ctx, input)),
  cancelInvitation: procedure
    .access("member:manage")
    .input(invitationIdSchema)
    .mutation(({ ctx, input }) => cancelInvitation(ctx, input)),
  updateAuthority: procedure
    .access("member:manage")
    .input(updateAuthoritySchema)
    .mutation(({ ctx, input }) => updateAuthority(ctx, input)),
  remove: procedure
    .access("member:manage")
    .input(removeMemberSchema)
    .mutation(({ ctx, input }) => removeMember(ctx, input)),
  handOver: procedure
    .access("member:manage")
    .input(handOverSchema)
    .mutation(({ ctx, input }) => handOverLeft(ctx, input)),

  /** For whoever opens the mailed link. */
  checkInvitation: procedure
    .access("visitor:any")
    .input(acceptInvitationSchema)
    .mutation(({ ctx, input }) => checkInvitation(ctx, input)),
  acceptInvitation: procedure
    .access("visitor:any")
    .input(acceptInvitationSchema)
    .mutation(({ ctx, input }) => acceptInvitation(ctx, input)),
});
