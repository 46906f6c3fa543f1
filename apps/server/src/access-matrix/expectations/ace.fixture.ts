import { aces, everyone, type Feature } from "./table.fixture.ts";

const shelf = { input: () => ({ limit: 5 }), own: everyone("ok"), foreign: "namesNoRow" } as const;

export const ace: Feature<"ace"> = {
  get: {
    input: ({ shownAceId: aceId }) => ({ aceId }),
    own: everyone("ok"),
    foreign: everyone("aceNotFound"),
  },
  listOfCompany: {
    input: ({ shownCompanyId: companyId }) => ({ companyId, limit: 1 }),
    own: everyone("ok"),
    // A company that does not show itself has no people either: the answer is empty.
    foreign: everyone("ok"),
  },
  listNewest: shelf,
  listPicked: shelf,
  listAgents: shelf,
  search: {
    input: () => ({ words: "社員", occupations: [] }),
    own: everyone("ok"),
    foreign: "namesNoRow",
  },
  getOwn: { own: aces("ok"), foreign: "namesNoRow" },
  saveStep: {
    input: () => ({
      step: "introduction",
      values: { introduction: "はじめまして。" },
      lockVersion: 0,
    }),
    own: aces("ok"),
    foreign: "namesNoRow",
  },
  updateImage: { input: () => ({ uploadId: null }), own: aces("unchanged"), foreign: "namesNoRow" },
  chooseArticle: { input: () => ({ articleId: null }), own: aces("ok"), foreign: "namesNoRow" },
  setAvailability: {
    input: () => ({ isAvailable: false }),
    own: aces("ok"),
    foreign: "namesNoRow",
  },
};
