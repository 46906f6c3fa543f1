import { everyone, type Feature } from "./table.fixture.ts";

export const sitemap: Feature<"sitemap"> = {
  count: { own: everyone("ok"), foreign: "namesNoRow" },
  list: { input: () => ({ kind: "aces" }), own: everyone("ok"), foreign: "namesNoRow" },
};
