import type { Rows } from "../world/rows.fixture.ts";
import { type Feature, members, type Outcome, staff } from "./table.fixture.ts";

const namesNoRow = "namesNoRow";
const one = ({ matchingId }: Rows) => ({ matchingId });
/** Those who list threads: both sides, and the support team, but not its judges. */
const listers = (outcome: Outcome) => ({
  ...members(outcome),
  operatorSupport: outcome,
  operatorAdmin: outcome,
});
const strangersFail = { colleague: staff("dataNotFound"), foreign: listers("dataNotFound") };

export const matching: Feature<"matching"> = {
  list: { input: () => ({}), own: listers("ok"), foreign: namesNoRow },
  counts: { own: listers("ok"), foreign: namesNoRow },
  get: { ...strangersFail, input: one, own: listers("ok") },
  partnerProfile: {
    ...strangersFail,
    input: one,
    // Behind the support team stands no profile.
    own: { ...listers("ok"), jokerNotRegistered: "dataNotFound" },
  },

  listCompany: { input: () => ({}), own: { aceAdmin: "ok" }, foreign: namesNoRow },
  getCompany: {
    input: one,
    own: { aceAdmin: "ok" },
    colleague: { aceAdmin: "ok" },
    foreign: { aceAdmin: "dataNotFound" },
  },
};
