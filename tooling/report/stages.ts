import { addCounts, type Counts, noCounts } from "./counts.ts";

type Write = (chunk: Buffer) => void;

/** One heading of the output. A gate counts as one passed or failed, a suite as its tests. */
export interface Step {
  readonly name: string;
  /** @param write takes what the step prints; without it the step prints to this terminal itself */
  readonly run: (write?: Write) => Promise<Counts>;
}

/** Steps that may run beside each other, so that no processor stands idle while one of them waits. */
export type Stage = readonly Step[];

const AT_ONCE = 2;

/** Runs the steps of a stage, and prints what each had to say when it has ended. */
export async function runStage(
  stage: Stage,
  print: (text: string | Buffer) => void,
  isStopped: () => boolean,
): Promise<Counts> {
  const [only, ...others] = stage;
  if (only && others.length === 0) {
    print(headingOf(only));
    return only.run();
  }
  const waiting = [...stage];
  const runNext = async (): Promise<Counts> => {
    const step = isStopped() ? undefined : waiting.shift();
    if (!step) return noCounts;
    const printed: Buffer[] = [];
    const counts = await step.run((chunk) => void printed.push(chunk));
    print(headingOf(step));
    print(Buffer.concat(printed));
    return addCounts(counts, await runNext());
  };
  const lanes = await Promise.all(Array.from({ length: AT_ONCE }, runNext));
  return lanes.reduce(addCounts, noCounts);
}

const headingOf = ({ name }: Step) => `\n── ${name} ──\n`;
