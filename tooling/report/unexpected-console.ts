import { afterEach, beforeEach } from "vitest";

/**
 * A warning nobody reads is a defect nobody sees: what a test prints as an error or a warning fails
 * it. A test that expects one says so with `vi.spyOn(console, "error").mockImplementation(…)`.
 */
const watched = ["error", "warn"] as const;
const originals = { error: console.error, warn: console.warn };
const printed: string[] = [];

beforeEach(() => {
  printed.length = 0;
  for (const level of watched) {
    console[level] = (...words: unknown[]) => {
      printed.push(`console.${level}: ${words.map(String).join(" ")}`);
      originals[level](...words);
    };
  }
});

afterEach(() => {
  Object.assign(console, originals);
  if (printed.length > 0) throw new Error(`Unexpected output.\n${printed.join("\n")}`);
});
