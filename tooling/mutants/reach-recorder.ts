import { appendFileSync } from "node:fs";
import { relative } from "node:path";
import { afterAll, beforeAll, expect } from "vitest";
import type { Reached } from "./reach.ts";

/**
 * For vitest's `setupFiles`: notes which marked functions the tests of a file run, a line of JSON a
 * file. Nothing is noted where nobody asks for it by REACHED_FILE.
 */
const file = process.env.REACHED_FILE;

if (file) {
  const reached = new Set<string>();
  let onLoad: string[] = [];
  Object.assign(globalThis, { tellReached: (place: string) => void reached.add(place) });

  beforeAll(() => {
    onLoad = [...reached];
    reached.clear();
  });

  afterAll(() => {
    const test = relative(process.cwd(), expect.getState().testPath ?? "");
    const line: Reached = { test, onLoad, inTests: [...reached] };
    appendFileSync(file, `${JSON.stringify(line)}\n`);
  });
}
