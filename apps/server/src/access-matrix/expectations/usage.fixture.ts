import { type Feature, supporters } from "./table.fixture.ts";

const range = { from: "2026-01", to: "2026-04" };

export const usage: Feature<"usage"> = {
  get: [
    {
      input: () => range,
      own: { aceAdmin: "ok", ...supporters("companyNotFound") },
      foreign: "namesNoRow",
    },
    {
      about: "of a company",
      input: ({ shownCompanyId }) => ({ ...range, companyId: shownCompanyId }),
      // An admin reads the own company's, whichever is named.
      own: { aceAdmin: "ok", ...supporters("ok") },
      colleague: { aceAdmin: "ok" },
      foreign: { aceAdmin: "ok", ...supporters("ok") },
    },
  ],
};
