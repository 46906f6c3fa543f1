import type { Rows } from "../world/rows.fixture.ts";
import { type Feature, members, type Outcome, staff, supporters } from "./table.fixture.ts";

const namesNoRow = "namesNoRow";
const one = ({ matchingId }: Rows) => ({ matchingId });
/** Those who list threads: both sides, and the support team. */
const listers = (outcome: Outcome) => ({ ...members(outcome), ...supporters(outcome) });
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
  position: {
    ...strangersFail,
    input: one,
    // The threads of agents and of the support team are about no position.
    own: { ...listers("dataNotFound"), jokerRegistered: "ok", ...staff("ok") },
  },

  setTurnClose: {
    ...strangersFail,
    input: ({ matchingId }) => ({ matchingId, text: "また機会がありましたらお願いします。" }),
    // A seeker who is not registered has a thread with the support team only, which has no turns.
    own: { jokerRegistered: "ok", agentAce: "ok", ...staff("ok") },
    foreign: {
      jokerRegistered: "dataNotFound",
      agentAce: "dataNotFound",
      ...staff("dataNotFound"),
    },
  },

  startSupport: {
    input: ({ knownJokerId: jokerId }) => ({ jokerId }),
    own: supporters("ok"),
    foreign: supporters("dataNotFound"),
  },
  findSupportJoker: {
    input: ({ email }) => ({ email }),
    own: supporters("ok"),
    foreign: supporters("ok"),
  },
  listOverseen: { input: () => ({}), own: supporters("ok"), foreign: namesNoRow },
  deleteMatching: {
    input: one,
    // Of an unregistered seeker's threads that with the support team is the only one.
    own: members("ok"),
    colleague: staff("dataNotFound"),
    foreign: members("dataNotFound"),
  },
  // Any thread may be ended by the support team, also one that it may not read.
  releaseByOperator: {
    input: ({ matchingId }) => ({ matchingId, reason: "規約に沿わない利用のため" }),
    own: supporters("ok"),
    foreign: supporters("ok"),
  },

  listCompany: { input: () => ({}), own: { aceAdmin: "ok" }, foreign: namesNoRow },
  getCompany: {
    input: one,
    own: { aceAdmin: "ok" },
    colleague: { aceAdmin: "ok" },
    foreign: { aceAdmin: "dataNotFound" },
  },
};
