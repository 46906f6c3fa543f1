import { everyone, type Feature, operators, staff } from "./table.fixture.ts";

export const recruitment: Feature<"recruitment"> = {
  get: {
    input: ({ recruitmentId }) => ({ recruitmentId }),
    own: everyone("ok"),
    foreign: { ...everyone("recruitmentNotFound"), ...operators("ok") },
  },
  listLinkable: { own: staff("ok"), foreign: "namesNoRow" },
};
