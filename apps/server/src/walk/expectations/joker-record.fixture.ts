import { type Feature, judges, operators } from "./table.fixture.ts";

const why = { purpose: "inquiry" } as const;
const reason = "ご本人からの依頼のため";

export const jokerRecord: Feature<"jokerRecord"> = {
  find: { input: () => ({ ...why, words: "佐藤" }), own: operators("ok"), foreign: "namesNoRow" },
  open: {
    input: ({ knownJokerId }) => ({ ...why, jokerId: knownJokerId }),
    own: operators("ok"),
    foreign: operators("dataNotFound"),
  },
  signOut: {
    input: ({ judgedId }) => ({ userId: judgedId, reason }),
    own: operators("ok"),
    foreign: "namesNoRow",
  },
  changeRank: {
    input: ({ knownJokerId }) => ({ jokerId: knownJokerId, rank: "Z", reason }),
    own: judges("ok"),
    foreign: judges("dataNotFound"),
  },
};
