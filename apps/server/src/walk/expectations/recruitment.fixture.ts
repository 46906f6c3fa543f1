import { everyone, type Feature, operators, staff } from "./table.fixture.ts";

export const recruitment: Feature<"recruitment"> = {
  list: { input: () => ({}), own: everyone("ok"), foreign: "namesNoRow" },
  get: [
    {
      input: ({ publishedId }) => ({ recruitmentId: publishedId }),
      own: everyone("ok"),
      foreign: everyone("ok"),
    },
    {
      about: "that is a draft",
      input: (_, { recruitmentId }) => ({ recruitmentId }),
      own: everyone("recruitmentNotFound"),
      foreign: "namesNoRow",
    },
    {
      about: "as staff of its company, and operators, name a draft",
      input: ({ recruitmentId }) => ({ recruitmentId }),
      own: {
        ...everyone("ok"),
        ...staff("recruitmentNotFound"),
        ...operators("recruitmentNotFound"),
      },
      foreign: "namesNoRow",
    },
  ],
  listLinkable: { own: staff("ok"), foreign: "namesNoRow" },
};
