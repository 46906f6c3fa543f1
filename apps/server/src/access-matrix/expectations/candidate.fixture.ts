import type { Rows } from "../world/rows.fixture.ts";
import { type Feature, staff, supporters } from "./table.fixture.ts";

const namesNoRow = "namesNoRow";
const oneOf = ({ candidateId }: Rows) => ({ jokerId: candidateId });

export const candidate: Feature<"candidate"> = {
  searchJokers: {
    input: () => ({}),
    own: { ...staff("ok"), ...supporters("ok") },
    foreign: namesNoRow,
  },
  getJokerForCompany: {
    input: oneOf,
    own: { ...staff("ok"), agentAce: "ok", ...supporters("ok") },
    colleague: staff("ok"),
    foreign: { ...staff("dataNotFound"), agentAce: "dataNotFound", ...supporters("dataNotFound") },
  },

  listKept: { own: staff("ok"), foreign: namesNoRow },
  countKept: { own: staff("ok"), foreign: namesNoRow },
  keepJoker: {
    input: oneOf,
    own: staff("ok"),
    colleague: staff("alreadyExistsKeep"),
    foreign: staff("dataNotFound"),
  },
  unkeepJoker: {
    input: ({ keptId }) => ({ jokerId: keptId }),
    own: staff("ok"),
    colleague: staff("unchanged"),
    foreign: staff("unchanged"),
  },
  skipJoker: {
    input: oneOf,
    own: staff("ok"),
    colleague: staff("ok"),
    foreign: staff("dataNotFound"),
  },

  listHidden: { input: () => ({}), own: staff("ok"), foreign: namesNoRow },
  hideJoker: {
    input: oneOf,
    own: staff("ok"),
    colleague: staff("ok"),
    foreign: staff("dataNotFound"),
  },
  unhideJoker: {
    input: ({ putAsideId }) => ({ jokerId: putAsideId }),
    own: staff("ok"),
    colleague: staff("ok"),
    foreign: staff("unchanged"),
  },
};
