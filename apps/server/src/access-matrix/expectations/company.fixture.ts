import { everyone, type Feature, jokers } from "./table.fixture.ts";

export const company: Feature<"company"> = {
  list: {
    input: () => ({ words: "現場", industries: ["internet"], occupations: ["engineer"] }),
    own: everyone("ok"),
    foreign: "namesNoRow",
  },
  get: {
    input: ({ shownCompanyId: companyId }) => ({ companyId }),
    own: everyone("ok"),
    foreign: everyone("companyNotFound"),
  },
  recommended: { input: () => ({}), own: jokers("ok"), foreign: "namesNoRow" },
};
