import { type Feature, supporters } from "./table.fixture.ts";

const why = { purpose: "inquiry" } as const;
const reason = "ご本人からの依頼のため";

export const jokerRecord: Feature<"jokerRecord"> = {
  find: { input: () => ({ ...why, words: "佐藤" }), own: supporters("ok"), foreign: "namesNoRow" },
  open: {
    input: ({ knownJokerId }) => ({ ...why, jokerId: knownJokerId }),
    own: supporters("ok"),
    foreign: supporters("dataNotFound"),
  },
  signOut: {
    input: ({ judgedId }) => ({ userId: judgedId, reason }),
    own: supporters("ok"),
    foreign: "namesNoRow",
  },
  changeRank: {
    input: ({ knownJokerId }) => ({ jokerId: knownJokerId, rank: "Z", reason }),
    own: { operatorAdmin: "ok" },
    foreign: { operatorAdmin: "dataNotFound" },
  },
};
