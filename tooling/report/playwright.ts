import { relative } from "node:path";
import { addCounts, type Counts, failure, firstLine, noCounts } from "./counts.ts";

interface Try {
  readonly status?: string;
  readonly errors: readonly { readonly message?: string }[];
  readonly attachments: readonly { readonly name: string; readonly path?: string }[];
}

interface Spec {
  readonly title: string;
  readonly file: string;
  readonly tests: readonly {
    readonly status: "expected" | "unexpected" | "flaky" | "skipped";
    /** Of every test that was listed, also of one that never ran: then there are none. */
    readonly results: readonly Try[];
  }[];
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly Spec[];
}

/** Of its JSON, what is read here. */
export interface PlaywrightReport {
  readonly suites: readonly Suite[];
  readonly errors: Try["errors"];
}

export interface PlaywrightRun {
  readonly report: PlaywrightReport;
  readonly code: number;
}

/** Counts of Playwright's JSON report; an error outside any test counts as one failure. */
export function countPlaywright({ report, code }: PlaywrightRun, root: string): Counts {
  const counts = [
    ...report.errors.map(({ message = "unknown error" }) =>
      failure(`outside any test: ${message}`),
    ),
    ...report.suites.flatMap(specsOf).map((spec) => countSpec(spec, root)),
  ].reduce(addCounts, noCounts);
  if (code === 0 || counts.failed > 0) return counts;
  return addCounts(counts, failure(`every test passed, yet Playwright ended with ${code}`));
}

/** All that stand in a suite, at any depth. */
export const specsOf = (suite: Suite): readonly Spec[] => [
  ...(suite.specs ?? []),
  ...(suite.suites ?? []).flatMap(specsOf),
];

function countSpec({ title, file, tests }: Spec, root: string): Counts {
  const name = `e2e/${file} · ${title}`;
  return tests
    .map(({ status, results }): Counts => {
      // What is to fail (`test.fail`) is expected as well, and shows nothing.
      if (results.at(-1)?.status !== "passed" || !(status === "expected" || status === "flaky"))
        return failure(`${status}: ${name}`);
      const passed = { ...noCounts, passed: 1 };
      return status === "flaky"
        ? { ...passed, unsteady: [unsteadyOf(name, results, root)] }
        : passed;
    })
    .reduce(addCounts, noCounts);
}

function unsteadyOf(title: string, [first]: readonly Try[], root: string) {
  const trace = first?.attachments.find(({ name }) => name === "trace")?.path;
  return {
    title,
    error: firstLine(first?.errors[0]?.message ?? first?.status ?? ""),
    trace: trace && relative(root, trace),
  };
}
