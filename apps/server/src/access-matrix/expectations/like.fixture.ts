import type { Rows } from "../world/rows.fixture.ts";
import { aces, type Feature, jokers } from "./table.fixture.ts";

const namesNoRow = "namesNoRow";
const likeTo = ({ likableId: aceId }: Rows) => ({
  likeId: "019b0000-0000-7000-8000-0000000000f2",
  aceId,
  selectedInterestAction: "wantToHear" as const,
});

export const like: Feature<"like"> = {
  list: { input: () => ({}), own: { ...jokers("ok"), ...aces("ok") }, foreign: namesNoRow },

  standings: { own: jokers("ok"), foreign: namesNoRow },
  receivers: {
    input: ({ likableId: aceId }) => ({ aceId }),
    own: { jokerRegistered: "ok" },
    foreign: namesNoRow,
  },
  createLike: [
    { input: likeTo, own: { jokerRegistered: "ok" }, foreign: { jokerRegistered: "unchanged" } },
    {
      about: "about a stranger's position",
      input: (own, { publishedId }) => ({ ...likeTo(own), recruitmentId: publishedId }),
      own: { jokerRegistered: "recruitmentNotFound" },
      foreign: namesNoRow,
    },
  ],

  waiting: { own: aces("ok"), foreign: namesNoRow },
  answerLike: [
    {
      input: ({ likeId }) => ({ likeId, accept: true }),
      own: aces("ok"),
      colleague: { aceMember: "dataNotFound", aceAdmin: "ok" },
      foreign: aces("dataNotFound"),
    },
    {
      about: "with a no",
      input: ({ likeId }) => ({ likeId, accept: false }),
      own: aces("ok"),
      colleague: { aceMember: "dataNotFound", aceAdmin: "ok" },
      foreign: aces("dataNotFound"),
    },
  ],
};
