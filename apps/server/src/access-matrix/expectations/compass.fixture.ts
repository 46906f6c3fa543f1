import { compassInputOf } from "../world/insert.fixture.ts";
import { newId } from "./new-id.fixture.ts";
import { type Feature, jokers } from "./table.fixture.ts";

const namesNoRow = "namesNoRow";

/** A visitor names the rows of a seeker: an id that is taken reads as one that is not there. */
const asVisitor = <Outcome>(outcome: Outcome) => ({ visitor: outcome });

export const compass: Feature<"compass"> = {
  standing: { own: { ...jokers("ok"), ...asVisitor("ok") }, foreign: namesNoRow },
  createAnswer: [
    {
      about: "a new text",
      input: ({ userId }) => ({ id: newId, text: compassInputOf(userId) }),
      own: { ...jokers("ok"), ...asVisitor("ok") },
      foreign: namesNoRow,
    },
    {
      about: "one that was answered",
      input: ({ compassResultId, userId }) => ({
        id: compassResultId,
        text: compassInputOf(userId),
      }),
      own: { ...jokers("unchanged"), ...asVisitor("dataNotFound") },
      foreign: { ...jokers("dataNotFound"), ...asVisitor("dataNotFound") },
    },
    {
      about: "another text under the id of one that was answered",
      input: ({ compassResultId, userId }) => ({
        id: compassResultId,
        text: `${compassInputOf(userId)}よろしくお願いします。`,
      }),
      own: { ...jokers("dataNotFound"), ...asVisitor("dataNotFound") },
      foreign: { ...jokers("dataNotFound"), ...asVisitor("dataNotFound") },
    },
  ],
  getLatestResult: { own: jokers("ok"), foreign: namesNoRow },
  getResult: {
    input: ({ compassResultId }) => ({ id: compassResultId }),
    own: jokers("ok"),
    foreign: jokers("dataNotFound"),
  },
  reportRemark: {
    input: ({ compassResultId }) => ({ resultId: compassResultId, section: "learnMore", at: 0 }),
    own: jokers("ok"),
    foreign: jokers("dataNotFound"),
  },
  listResults: { own: jokers("ok"), foreign: namesNoRow },
};
