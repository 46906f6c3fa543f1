// Runs tests as often as whoever started this process asks, all in one vitest: to start one and to
// translate the sources takes longer than most tests.
import { createVitest, type TestSpecification } from "vitest/node";

export interface Order {
  /** Files that differ from the copy while these tests run. */
  readonly changed: readonly string[];
  /** A test runs in the first of these that has it. */
  readonly projects: readonly string[];
  /** In this order. */
  readonly tests: readonly string[];
  /** A regular expression of the titles that count; all where it is empty. */
  readonly titles: string;
}

/** The tests that failed, one where the first ends the run. */
export type Failed = readonly string[];
/** With each result it says that it goes on, so that a long run is told from one without an end. */
export type Answer = Failed | "going on";

const tell = (answer: Answer) => void process.send?.(answer);

class AsOrdered {
  shard = async (files: TestSpecification[]) => files;
  sort = async (files: TestSpecification[]) => files;
}

const vitest = await createVitest("test", {
  watch: false,
  maxWorkers: 1,
  // Whoever asks what each test reaches wants all of them to run.
  bail: process.env.REACHED_FILE ? 0 : 1,
  reporters: [{ onTestCaseResult: () => tell("going on") }],
  sequence: { sequencer: AsOrdered },
});

async function run({ changed, projects, tests, titles }: Order): Promise<Failed> {
  const forget = () => {
    for (const file of changed) vitest.invalidateFile(`${process.cwd()}/${file}`);
  };
  const specifications = tests.flatMap((test) => {
    const path = `${process.cwd()}/${test}`;
    const project = projects
      .flatMap((name) => vitest.projects.filter((one) => one.name === name))
      .find((one) => one.matchesTestGlob(path));
    return project ? [project.createSpecification(path)] : [];
  });
  forget();
  vitest.setGlobalTestNamePattern(titles);
  const { unhandledErrors } = await vitest.runTestSpecifications(specifications);
  forget();
  const failed = specifications.filter(({ testModule }) => testModule?.ok() === false);
  if (unhandledErrors.length > 0 && failed.length === 0) return tests;
  return failed.map(({ moduleId }) => moduleId.slice(process.cwd().length + 1));
}

process.on("message", async (order: Order) => tell(await run(order)));
process.on("disconnect", () => process.exit());
