import { deskIds } from "../world/desk.fixture.ts";
import { newId } from "./new-id.fixture.ts";
import { editors, type Feature } from "./table.fixture.ts";

const namesNoRow = "namesNoRow";

export const synonym: Feature<"synonym"> = {
  list: { input: () => ({}), own: editors("ok"), foreign: namesNoRow },
  add: {
    input: () => ({ id: newId, words: "リスキリング、学び直し" }),
    own: editors("ok"),
    foreign: namesNoRow,
  },
  remove: [
    { input: () => ({ id: deskIds.synonyms }), own: editors("ok"), foreign: namesNoRow },
    {
      about: "ones that are not there",
      input: () => ({ id: newId }),
      own: editors("unchanged"),
      foreign: namesNoRow,
    },
  ],
};
