import { addCounts, type Counts, noCounts } from "./counts.ts";

type Write = (chunk: Buffer) => void;

/** What a step found, and what is left to run alone when all steps of its stage have ended. */
interface Found extends Counts {
  readonly afterwards?: readonly Step[];
}

/** One heading of the output. A gate counts as one passed or failed, a suite as its tests. */
export interface Step {
  readonly name: string;
  /** @param write takes what the step prints; without it the step prints to this terminal itself */
  readonly run: (write?: Write) => Promise<Found>;
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
  const waiting = [...stage];
  const runNext = async (): Promise<readonly Found[]> => {
    const step = isStopped() ? undefined : waiting.shift();
    if (!step) return [];
    const printed: Buffer[] = [];
    const found = await step.run((chunk) => void printed.push(chunk));
    print(headingOf(step));
    print(Buffer.concat(printed));
    return [found, ...(await runNext())];
  };
  const runAlone = async (step: Step): Promise<Found> => {
    print(headingOf(step));
    return step.run();
  };
  const [only, ...others] = stage;
  const found =
    only && others.length === 0
      ? [await runAlone(only)]
      : (await Promise.all(Array.from({ length: AT_ONCE }, runNext))).flat();
  let counts: Counts = found.reduce(addCounts, noCounts);
  for (const step of found.flatMap(({ afterwards = [] }) => afterwards)) {
    if (!isStopped()) counts = addCounts(counts, await runAlone(step));
  }
  return counts;
}

const headingOf = ({ name }: Step) => `\n── ${name} ──\n`;
