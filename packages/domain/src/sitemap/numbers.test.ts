import { expect, it } from "vitest";
import { SITEMAP_SIZE } from "./schema.ts";
import { sharedQueries } from "./shared-address.ts";

it("keeps to its numbers and lists", () => {
  expect({ SITEMAP_SIZE, sharedQueries }).toEqual({
    SITEMAP_SIZE: 5000,
    sharedQueries: {
      "/ace": ["q", "occupation", "all", "page"],
      "/articles": ["category", "page"],
      "/companies": ["q", "industry", "scale", "occupation", "style", "page"],
      "/recruitments": [
        "q",
        "type",
        "occupation",
        "sub",
        "region",
        "place",
        "condition",
        "salary",
        "page",
      ],
    },
  });
});
