import { type Feature, staff } from "./table.fixture.ts";

export const swipe: Feature<"swipe"> = {
  getDeck: { own: staff("ok"), foreign: "namesNoRow" },
  undoSkip: {
    input: ({ skippedId }) => ({ jokerId: skippedId, round: 1 }),
    own: staff("ok"),
    colleague: staff("unchanged"),
    foreign: staff("unchanged"),
  },
  startNextRound: { input: () => ({ round: 1 }), own: staff("ok"), foreign: "namesNoRow" },
};
