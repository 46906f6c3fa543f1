import { expect, it } from "vitest";
import { fillTemplate } from "./template.ts";

it("fills every placeholder, unknown ones with nothing, and never a second time", () => {
  expect(fillTemplate("{name}さん、{count}件{gone}。{name}", { name: "{count}", count: 2 })).toBe(
    "{count}さん、2件。{count}",
  );
});
