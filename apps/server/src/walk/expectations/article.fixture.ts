import { everyone, type Feature } from "./table.fixture.ts";

export const article: Feature<"article"> = {
  list: { input: () => ({}), own: everyone("ok"), foreign: "namesNoRow" },
  get: {
    input: ({ articleId }) => ({ articleId }),
    own: everyone("ok"),
    foreign: everyone("dataNotFound"),
  },
};
