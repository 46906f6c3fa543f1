import { afterEach, expect, it, vi } from "vitest";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** Which of seven screens, a to g, a run with that environment looks at. */
async function seenBy(env: Readonly<Record<string, string>>): Promise<string> {
  vi.stubEnv("TEFUDA_TEST_ALL", "");
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  vi.resetModules();
  const { hasTurn } = await import("../../e2e/support/turn.ts");
  return [..."abcdefg"].filter((screen, index) => hasTurn(index, screen)).join("");
}

it("looks at a third in turns, so that three runs have seen all", async () => {
  expect(await seenBy({ LOOK_TURN: "0", LOOK_REACHED: "" })).toBe("adg");
  expect(await seenBy({ LOOK_TURN: "1", LOOK_REACHED: "" })).toBe("be");
  expect(await seenBy({ LOOK_TURN: "2", LOOK_REACHED: "" })).toBe("cf");
});

it("looks besides at what a change reaches", async () => {
  expect(await seenBy({ LOOK_TURN: "1", LOOK_REACHED: "a,g" })).toBe("abeg");
});

it("looks at everything where nobody chose, and in a run of all tests", async () => {
  expect(await seenBy({ LOOK_TURN: "", LOOK_REACHED: "" })).toBe("abcdefg");
  expect(await seenBy({ LOOK_TURN: "1", LOOK_REACHED: "", TEFUDA_TEST_ALL: "1" })).toBe("abcdefg");
});
