import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { reach } from "../rows/links.ts";
import { type Project, remember } from "../rows/project.ts";
import type { ReachedBy } from "./reach.ts";

/** What tests were seen to run, for as long as nothing of it changes, nor how they came there. */
export interface ReachMemory {
  of(test: string): ReachedBy | undefined;
  add(seen: readonly ReachedBy[]): void;
}

interface Kept {
  readonly version: string;
  readonly seen: ReachedBy;
}

interface Known {
  /** Where it is kept; it need not be there. */
  readonly file: string;
  readonly project: Project;
  /** What a file of the project imports. */
  readonly links: (file: string) => readonly string[];
  /** Whether a file consists of functions that tell when they run: silent, it did not matter. */
  readonly isMarked: (file: string) => boolean;
}

/** What decides how each test is seen. */
const ALWAYS = [
  "package-lock.json",
  "vitest.config.ts",
  "tooling/mutants/reach.ts",
  "tooling/mutants/reach-recorder.ts",
];

export function openReachMemory({ file, project, links, isMarked }: Known): ReachMemory {
  const digest = (text: string) => createHash("sha1").update(text).digest("hex");
  const digestOf = remember((source) => digest(project.read(source)));
  const madeOf = remember((test) => reach([test], links));
  const versionOf = ({ test, onLoad, inTests }: ReachedBy) => {
    const ran = new Set([...onLoad, ...inTests].map((place) => place.replace(/:\d+$/, "")));
    const sources = [...madeOf(test)].filter((source) => ran.has(source) || !isMarked(source));
    return digest([...ALWAYS, ...sources.sort()].map(digestOf).join("\n"));
  };
  const kept = new Map<string, Kept>(Object.entries(load(file)));
  return {
    of(test) {
      const known = kept.get(test);
      return known && known.version === versionOf(known.seen) ? known.seen : undefined;
    },
    add(seen) {
      for (const one of seen) kept.set(one.test, { version: versionOf(one), seen: one });
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(Object.fromEntries(kept)));
    },
  };
}

function load(file: string): Record<string, Kept> {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return {};
  }
}
