/** Ends a check: says that all is well, or names every problem and fails. */
export function reportProblems(allWell: string, problems: readonly string[]) {
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  if (problems.length === 0) process.stdout.write(`${allWell}\n`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
