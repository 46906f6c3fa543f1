import { type Feature, jokers } from "./table.fixture.ts";

const namesNoRow = "namesNoRow";
/** Each company of the world has one admin; the agent is its agency's. */
const leavers = {
  ...jokers("ok"),
  aceMember: "ok",
  aceAdmin: "lastAdmin",
  agentAce: "ok",
} as const;

export const withdrawal: Feature<"withdrawal"> = {
  check: {
    own: { ...leavers, aceAdmin: "ok", agentAce: "ok" },
    foreign: namesNoRow,
  },
  withdraw: { input: () => ({ reason: "ほかで決まったため" }), own: leavers, foreign: namesNoRow },
};
