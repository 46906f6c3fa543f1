import { type Feature, supporters } from "./table.fixture.ts";

const namesNoRow = "namesNoRow";
const operatorAdmin = <O>(outcome: O) => ({ operatorAdmin: outcome });
const contract = {
  contractStartsOn: "2026-12-01",
  contractEndsOn: "2027-11-30",
  feePlan: "年額96万円。解約は1か月前までにお申し出ください。",
  offerMonthlyQuota: 30,
};
const reason = "契約の更新のため";

export const operatorCompany: Feature<"operatorCompany"> = {
  list: { input: () => ({ words: "株式会社" }), own: supporters("ok"), foreign: namesNoRow },
  get: {
    input: ({ shownCompanyId: companyId }) => ({ companyId }),
    own: supporters("ok"),
    foreign: supporters("ok"),
  },
  create: {
    input: () => ({
      companyId: "019b0000-0000-7000-8000-0000000000b1",
      inviteId: "019b0000-0000-7000-8000-0000000000b2",
      name: "株式会社あたらしい",
      contract,
      admin: { name: "初代 管理", email: "founder-by-walk@example.jp" },
    }),
    own: operatorAdmin("ok"),
    foreign: namesNoRow,
  },
  saveContract: {
    input: ({ shownCompanyId: companyId }) => ({ companyId, contract, lockVersion: 0, reason }),
    own: operatorAdmin("ok"),
    foreign: operatorAdmin("ok"),
  },
  setQuota: {
    input: ({ shownCompanyId: companyId }) => ({
      companyId,
      month: "2026-12",
      granted: 10,
      reason,
    }),
    own: operatorAdmin("ok"),
    foreign: operatorAdmin("ok"),
  },
  setStatus: {
    input: ({ shownCompanyId: companyId }) => ({ companyId, action: "suspend", reason }),
    own: operatorAdmin("ok"),
    foreign: operatorAdmin("lock"),
  },
  identityRequests: { own: supporters("ok"), foreign: namesNoRow },
  decideIdentity: {
    input: ({ identityRequestId: requestId }) => ({ requestId, decision: "accept" }),
    own: supporters("ok"),
    foreign: supporters("lock"),
  },
  agents: { own: supporters("ok"), foreign: namesNoRow },
  setAgent: {
    input: ({ shownCompanyId: companyId, shownAceId: aceId }) => ({
      companyId,
      aceId,
      isAgent: true,
      place: 1,
    }),
    own: operatorAdmin("agentStillHires"),
    foreign: operatorAdmin("ok"),
  },
};
