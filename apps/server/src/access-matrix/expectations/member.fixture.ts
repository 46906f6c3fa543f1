import type { Rows } from "../world/rows.fixture.ts";
import { everyone, type Feature, supporters } from "./table.fixture.ts";

const namesNoRow = "namesNoRow";
const admin = <O>(outcome: O) => ({ aceAdmin: outcome });
const inviteId = "019b0000-0000-7000-8000-0000000000a1";
const invitation = {
  inviteId,
  email: "invited-by-walk@example.jp",
  name: "招待 される人",
  authority: "member" as const,
};
/** Operators name the company; an administrator's own needs no name. */
const ofCompany = ({ shownCompanyId: companyId }: Rows) => ({ companyId });

export const member: Feature<"member"> = {
  list: { input: () => ({}), own: admin("ok"), foreign: namesNoRow },
  invitations: { own: admin("ok"), foreign: namesNoRow },
  view: { input: ofCompany, own: supporters("ok"), foreign: supporters("ok") },
  invite: [
    {
      input: () => invitation,
      own: { ...admin("ok"), ...supporters("companyNotFound") },
      foreign: namesNoRow,
    },
    {
      about: "into a company that is named",
      input: (rows) => ({ ...invitation, ...ofCompany(rows) }),
      own: { ...admin("ok"), ...supporters("ok") },
      colleague: admin("ok"),
      foreign: { ...admin("companyNotFound"), ...supporters("ok") },
    },
  ],
  resendInvitation: {
    input: () => ({ inviteId }),
    own: { ...admin("dataNotFound"), ...supporters("companyNotFound") },
    foreign: namesNoRow,
  },
  cancelInvitation: {
    input: () => ({ inviteId }),
    own: { ...admin("dataNotFound"), ...supporters("companyNotFound") },
    foreign: namesNoRow,
  },
  updateAuthority: {
    input: ({ userId: aceId }) => ({ aceId, authority: "member" }),
    own: { ...admin("lastAdmin"), ...supporters("companyNotFound") },
    colleague: admin("unchanged"),
    foreign: { ...admin("aceNotFound"), ...supporters("companyNotFound") },
  },
  remove: {
    input: ({ userId: aceId }, foreign) => ({ aceId, successorId: foreign.shownAceId }),
    own: { ...admin("lastAdmin"), ...supporters("companyNotFound") },
    // Nobody of another company takes over.
    colleague: admin("aceNotFound"),
    foreign: { ...admin("aceNotFound"), ...supporters("companyNotFound") },
  },
  handOver: {
    input: ({ userId: aceId }) => ({ aceId, successorId: aceId }),
    own: { ...admin("aceNotFound"), ...supporters("companyNotFound") },
    colleague: admin("aceNotFound"),
    foreign: { ...admin("aceNotFound"), ...supporters("companyNotFound") },
  },
  checkInvitation: {
    input: () => ({ oobCode: "a code that nobody was sent" }),
    own: everyone("invalidActionCode"),
    foreign: namesNoRow,
  },
  acceptInvitation: {
    input: () => ({ oobCode: "a code that nobody was sent" }),
    own: everyone("invalidActionCode"),
    foreign: namesNoRow,
  },
};
