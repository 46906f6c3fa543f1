import { readdirSync, readFileSync } from "node:fs";

/** Linux counts in hundredths of a second, on every machine. */
const TICKS_PER_SECOND = 100;
/** How often it is read again while processes come and go. */
const READINGS_MAX = 5;

interface Status {
  readonly parent: number;
  /** Seconds of its own. */
  readonly own: number;
  /** Seconds of children that have ended. */
  readonly ended: number;
}

/** What `/proc/…/stat` says of a process, whose name may hold spaces and brackets. */
export function readStatus(stat: string): Status {
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const seconds = (from: number) =>
    (Number(fields[from]) + Number(fields[from + 1])) / TICKS_PER_SECOND;
  return { parent: Number(fields[1]), own: seconds(11), ended: seconds(13) };
}

/** A process and all that descend from it. */
export function familyOf(root: number, parents: ReadonlyMap<number, number>): number[] {
  const isOf = (pid: number | undefined): boolean =>
    pid !== undefined && (pid === root || isOf(parents.get(pid)));
  return [...parents.keys()].filter(isOf);
}

/**
 * Processor time that a process and its descendants have spent so far, in seconds; not a number where
 * there is no /proc. It reads in one go: to wait for each file would take longer than what is measured.
 */
export function processorSeconds(root: number | undefined): number {
  let seconds = Number.NaN;
  for (let reading = 0; root !== undefined && reading < READINGS_MAX; reading += 1) {
    const statuses = readAll();
    const first = statuses.get(root);
    if (!first) return Number.NaN;
    const parents = new Map([...statuses].map(([pid, { parent }]) => [pid, parent]));
    seconds = familyOf(root, parents)
      .flatMap((pid) => statuses.get(pid) ?? [])
      .reduce((sum, { own, ended }) => sum + own + ended, 0);
    // Of a child that ended meanwhile its time may be missing, or be there twice.
    if (statusOf(root)?.ended === first.ended) break;
  }
  return seconds;
}

function readAll(): Map<number, Status> {
  const statuses = new Map<number, Status>();
  for (const pid of list("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)) {
    const status = statusOf(pid);
    if (status) statuses.set(pid, status);
  }
  return statuses;
}

/** Undefined where a process has ended. */
function statusOf(pid: number): Status | undefined {
  const stat = read(`/proc/${pid}/stat`);
  return stat === "" ? undefined : readStatus(stat);
}

/** Memory of one process alone, in kB; what it shares counts by its part. */
export const memoryOf = (pid: number | undefined): number =>
  Number(/^Pss:\s+(\d+) kB/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? Number.NaN);

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
