/** Tests that vitest runs; those of browsers are too dear to be asked about each fault. */
const isVitest = (file: string) => /\.test\.tsx?$/.test(file) && !/\.server\.test\.ts$/.test(file);

/** For each file, the tests that reach it, the nearest first. */
export type Nearest = (file: string) => readonly string[];

/**
 * @param files all of the project's code
 * @param links what a file imports
 */
export function nearestTests(
  files: Iterable<string>,
  links: (file: string) => readonly string[],
): Nearest {
  const importers = new Map<string, string[]>();
  for (const file of files) {
    for (const link of links(file)) {
      const known = importers.get(link);
      if (known) known.push(file);
      else importers.set(link, [file]);
    }
  }
  return (file) => {
    const name = file.replace(/\.tsx?$/, "");
    const isBeside = (test: string) => test.startsWith(`${name}.`);
    const reached = new Set([file]);
    for (const one of reached)
      for (const importer of importers.get(one) ?? []) reached.add(importer);
    // A set keeps the order of arrival, which is that of the distance.
    const tests = [...reached].filter(isVitest);
    return [...tests.filter(isBeside), ...tests.filter((test) => !isBeside(test))];
  };
}
