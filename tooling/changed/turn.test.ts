import { expect, it } from "vitest";
import { hasTurn } from "../../e2e/support/turn.ts";

/** Which of seven screens, a to g, a run looks at. */
const seen = (looks: { LOOK_TURN?: string; LOOK_REACHED?: string }) =>
  [..."abcdefg"].filter((screen, index) => hasTurn(index, screen, looks)).join("");

it("looks at a third in turns, so that three runs have seen all", () => {
  expect(seen({ LOOK_TURN: "0", LOOK_REACHED: "" })).toBe("adg");
  expect(seen({ LOOK_TURN: "1", LOOK_REACHED: "" })).toBe("be");
  expect(seen({ LOOK_TURN: "2", LOOK_REACHED: "" })).toBe("cf");
});

it("looks besides at what a change reaches", () => {
  expect(seen({ LOOK_TURN: "1", LOOK_REACHED: "a,g" })).toBe("abeg");
});

it("looks at everything where nobody chose", () => {
  expect(seen({})).toBe("abcdefg");
});
