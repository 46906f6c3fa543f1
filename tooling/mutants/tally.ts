import { kinds, type Mutant } from "./mutant.ts";

interface Result {
  readonly mutant: Mutant;
  readonly killed: boolean;
}

const percent = (part: number, whole: number) => (whole === 0 ? 100 : (100 * part) / whole);
const line = (name: string, results: readonly Result[]) => {
  const killed = results.filter((one) => one.killed).length;
  return `${name}: ${killed} of ${results.length} killed (${percent(killed, results.length).toFixed(1)} %)`;
};

/** How many of which kind and package were found out, and the share of all in percent. */
export function tallyOf(results: readonly Result[]) {
  const packages = Object.entries(
    Object.groupBy(results, ({ mutant }) => mutant.file.split("/").slice(0, 2).join("/")),
  );
  const ofKinds = kinds
    .map((kind) => [kind, results.filter(({ mutant }) => mutant.kind === kind)] as const)
    .filter(([, some]) => some.length > 0);
  const lines = [
    ...packages.map(([name, some = []]) => line(name, some)),
    ...ofKinds.map(([kind, some]) => line(kind, some)),
    line("mutants", results),
  ];
  return { lines, share: percent(results.filter(({ killed }) => killed).length, results.length) };
}
