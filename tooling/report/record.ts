import { execFileSync } from "node:child_process";
import { appendFile, mkdir, readFile } from "node:fs/promises";
import { homedir } from "node:os";
import { dirname } from "node:path";
import { root } from "../paths.mjs";

/** Every run on this machine, one a line; it is nobody else's and not committed. */
export const recordFile = `${homedir()}/.cache/tefuda/runs.jsonl`;

/** What stays of a run of `npm test` or of a part of it. */
export interface RecordedRun {
  /** The full hash of the commit that was checked out. */
  readonly commit: string;
  /** Whether nothing differed from it. */
  readonly clean: boolean;
  /** When it began, in UTC by ISO 8601. */
  readonly at: string;
  /** Whether every part ran. */
  readonly whole: boolean;
  readonly passed: number;
  readonly failed: number;
  readonly unsteady: readonly { readonly title: string; readonly error: string }[];
  /** By the name of the part. */
  readonly minutes: Readonly<Record<string, number>>;
  /** How many processes wanted a processor in the minute before it began: what stood beside it. */
  readonly load: number;
}

/** Where the tree stands. Of a tree without git nothing is known: it counts as changed. */
export function readTree(folder = root): Pick<RecordedRun, "commit" | "clean"> {
  const git = (...args: readonly string[]) =>
    execFileSync("git", args, {
      cwd: folder,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
  try {
    const commit = git("rev-parse", "HEAD").trim();
    return { commit, clean: git("status", "--porcelain") === "" };
  } catch {
    return { commit: "", clean: false };
  }
}

/** @throws Error where the file cannot be written */
export async function recordRun(run: RecordedRun, file = recordFile): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await appendFile(file, `${JSON.stringify(run)}\n`);
}

/** The runs on record, the oldest first. A line that was cut off, by a full disk for instance, is passed over. */
export async function readRuns(file = recordFile): Promise<RecordedRun[]> {
  const text = await readFile(file, "utf8").catch(() => "");
  return text.split("\n").flatMap((line) => {
    try {
      return [JSON.parse(line) as RecordedRun];
    } catch {
      return [];
    }
  });
}

/** Older ones say more of the code of then than of today's. */
const LAST_RUNS = 20;

/** The last whole runs on record, the oldest first. */
export const lastWholeRuns = async (file = recordFile): Promise<RecordedRun[]> =>
  (await readRuns(file)).filter(({ whole }) => whole).slice(-LAST_RUNS);

/** A test that was unsteady in some of the runs. */
export interface OftenUnsteady {
  readonly title: string;
  readonly runs: number;
  /** What it said the last time. */
  readonly error: string;
}

/** The tests that were unsteady in any of the runs, the most frequent first. */
export function unsteadyIn(runs: readonly RecordedRun[]): OftenUnsteady[] {
  const found = new Map<string, OftenUnsteady>();
  for (const { unsteady } of runs)
    for (const { title, error } of unsteady)
      found.set(title, { title, runs: (found.get(title)?.runs ?? 0) + 1, error });
  return [...found.values()].sort((a, b) => b.runs - a.runs || a.title.localeCompare(b.title));
}
