import { expect, it } from "vitest";
import config from "./next.config";

it("lets made pictures take 512 MB, and makes them of public pictures alone", () => {
  expect(config.images).toMatchObject({
    localPatterns: [
      { pathname: "/files/companies/**", search: "" },
      { pathname: "/files/articles/**", search: "" },
    ],
    maximumDiskCacheSize: 536_870_912,
  });
});
