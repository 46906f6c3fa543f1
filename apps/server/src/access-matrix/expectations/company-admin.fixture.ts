import { consentVersions } from "@tefuda/domain/account/constants";
import { type Feature, staff, supporters } from "./table.fixture.ts";

const namesNoRow = "namesNoRow";
const page = {
  name: "株式会社あるく",
  nameKana: "カブシキガイシャアルク",
  siteUrl: "https://aruku.example.jp",
};

export const companyAdmin: Feature<"companyAdmin"> = {
  overview: { own: { aceAdmin: "ok" }, foreign: namesNoRow },
  page: {
    input: ({ shownCompanyId: companyId }) => ({ companyId }),
    own: { aceAdmin: "ok", ...supporters("ok") },
    colleague: { aceAdmin: "ok" },
    foreign: { aceAdmin: "companyNotFound", ...supporters("ok") },
  },
  save: {
    input: ({ shownCompanyId: companyId }) => ({ company: page, lockVersion: 0, companyId }),
    own: { aceAdmin: "ok", ...supporters("ok") },
    colleague: { aceAdmin: "ok" },
    foreign: { aceAdmin: "companyNotFound", ...supporters("ok") },
  },
  agreement: { own: staff("ok"), foreign: namesNoRow },
  agree: {
    input: () => ({ termsVersion: consentVersions.corporateTerms, contractVersion: 1 }),
    own: { aceAdmin: "ok" },
    foreign: namesNoRow,
  },
  auditLogs: {
    input: ({ shownCompanyId: companyId }) => ({ companyId }),
    own: { aceAdmin: "ok", ...supporters("ok") },
    colleague: { aceAdmin: "ok" },
    foreign: { aceAdmin: "companyNotFound", ...supporters("ok") },
  },
  exportAuditLogs: {
    input: ({ shownCompanyId: companyId }) => ({ companyId }),
    own: { aceAdmin: "ok", ...supporters("ok") },
    colleague: { aceAdmin: "ok" },
    foreign: { aceAdmin: "companyNotFound", ...supporters("ok") },
  },
};
