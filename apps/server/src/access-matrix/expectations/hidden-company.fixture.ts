import type { Rows } from "../world/rows.fixture.ts";
import { type Feature, jokers } from "./table.fixture.ts";

const namesNoRow = "namesNoRow";
const word = "a-new-word.example";
const id = "019b0000-0000-7000-8000-0000000000d1";
const one = ({ hiddenCompanyId }: Rows) => ({ id: hiddenCompanyId });

export const hiddenCompany: Feature<"hiddenCompany"> = {
  list: { own: jokers("ok"), foreign: namesNoRow },
  preview: { input: () => ({ word }), own: jokers("unchanged"), foreign: namesNoRow },
  hideCompany: [
    { input: () => ({ id, word }), own: jokers("ok"), foreign: namesNoRow },
    {
      about: "under the id of an entry that stands",
      input: ({ hiddenCompanyId }) => ({ id: hiddenCompanyId, word }),
      own: jokers("dataNotFound"),
      foreign: jokers("dataNotFound"),
    },
  ],
  unhideCompany: { input: one, own: jokers("ok"), foreign: jokers("unchanged") },
};
