import { type Feature, jokers, judges } from "./table.fixture.ts";

export const judgement: Feature<"judgement"> = {
  own: { own: jokers("ok"), foreign: "namesNoRow" },
  request: { own: { jokerNotRegistered: "ok" }, foreign: "namesNoRow" },
  showPassed: { own: jokers("unchanged"), foreign: "namesNoRow" },
  list: { input: () => ({}), own: judges("ok"), foreign: "namesNoRow" },
  open: {
    input: ({ judgedId }) => ({ jokerId: judgedId }),
    own: judges("ok"),
    foreign: judges("dataNotFound"),
  },
  viewPerson: {
    input: ({ judgedId }) => ({ jokerId: judgedId, reason: "重複登録の確認" }),
    own: judges("ok"),
    foreign: judges("dataNotFound"),
    tells: ["the birthday of judging"],
  },
  claim: {
    input: ({ judgedId }) => ({ jokerId: judgedId }),
    own: judges("ok"),
    foreign: judges("dataNotFound"),
  },
  judge: {
    input: ({ judgedId }) => ({
      jokerId: judgedId,
      status: "passed",
      rank: "A",
      steps: 1,
      lockVersion: 0,
    }),
    own: judges("ok"),
    foreign: judges("dataNotFound"),
  },
};
