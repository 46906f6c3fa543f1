import { uuidv7 } from "uuidv7";
import type { Rows } from "../world/rows.fixture.ts";
import { type Feature, staff } from "./table.fixture.ts";

const namesNoRow = "namesNoRow";
const idOf = ({ savedSearchId }: Rows) => ({ id: savedSearchId });

export const savedSearch: Feature<"savedSearch"> = {
  list: { own: staff("ok"), foreign: namesNoRow },
  countNewHits: { own: staff("ok"), foreign: namesNoRow },
  save: {
    input: () => ({
      id: uuidv7(),
      name: "首都圏のエンジニア",
      conditions: { facets: { occupation: ["engineer"] }, sort: "recommended" },
    }),
    own: staff("ok"),
    foreign: namesNoRow,
  },
  rename: {
    input: (rows) => ({ ...idOf(rows), name: "東京の設計者" }),
    own: staff("ok"),
    colleague: staff("dataNotFound"),
    foreign: staff("dataNotFound"),
  },
  open: {
    input: idOf,
    own: staff("ok"),
    colleague: staff("unchanged"),
    foreign: staff("unchanged"),
  },
  delete: {
    input: idOf,
    own: staff("ok"),
    colleague: staff("unchanged"),
    foreign: staff("unchanged"),
  },
};
