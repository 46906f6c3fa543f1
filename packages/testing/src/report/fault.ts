import type { TaskMeta } from "vitest";
import { tell } from "./told.ts";

/** What became of what the product had promised, over a fault. */
export interface Outcome {
  /** What whoever asked was told is done. */
  readonly acknowledged: number;
  /** Of that, what is not there afterwards. */
  readonly lost: number;
  /** What is there more than once. */
  readonly doubled: number;
}

/** For the table of `npm run faults`; call it before what may fail. */
export function tellFault(
  task: { readonly meta: TaskMeta },
  fault: string,
  { acknowledged, lost, doubled }: Outcome,
  database = process.env.TEST_DATABASE_URL ? "PostgreSQL" : "embedded",
): void {
  tell(task, {
    what: fault,
    values: {
      database,
      acknowledged: String(acknowledged),
      lost: String(lost),
      doubled: String(doubled),
    },
    target: {
      text: "acknowledged > 0, lost 0, doubled 0",
      isMet: acknowledged > 0 && lost === 0 && doubled === 0,
    },
  });
}

/** By the ids of what was promised and of what is there. */
export function outcomeOf(promised: readonly string[], found: readonly string[]): Outcome {
  const there = new Set(found);
  return {
    acknowledged: promised.length,
    lost: promised.filter((id) => !there.has(id)).length,
    doubled: found.length - there.size,
  };
}
