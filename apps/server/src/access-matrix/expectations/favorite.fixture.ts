import { type Feature, jokers, staff } from "./table.fixture.ts";

const namesNoRow = "namesNoRow";
const both = { ...jokers("ok"), ...staff("ok") };

export const favorite: Feature<"favorite"> = {
  list: { input: () => ({}), own: both, foreign: namesNoRow },
  ids: { own: both, foreign: namesNoRow },
  add: [
    {
      about: "an ace",
      input: ({ likableId: userId }) => ({ userId }),
      own: { ...jokers("ok"), ...staff("dataNotFound") },
      foreign: namesNoRow,
    },
    {
      about: "a candidate",
      input: ({ candidateId: userId }) => ({ userId }),
      own: { ...jokers("dataNotFound"), ...staff("ok") },
      colleague: staff("ok"),
      foreign: { ...jokers("dataNotFound"), ...staff("dataNotFound") },
    },
  ],
  remove: {
    input: ({ candidateId: userId }) => ({ userId }),
    own: { ...jokers("unchanged"), ...staff("unchanged") },
    foreign: namesNoRow,
  },
};
