/** Tests that vitest runs. */
const isVitest = (file: string) => /\.test\.tsx?$/.test(file) && !/\.server\.test\.ts$/.test(file);
/** Too dear to be asked about each fault, as browsers are: who starts the whole product by this… */
const WHOLE_PRODUCT = "packages/testing/src/server/product-server.ts";
/** …or sends it thousands of calls. */
const isAttack = (file: string) => file.startsWith("apps/server/src/attack/");

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
  const bringingIn = (file: string) => {
    const found = new Set([file]);
    for (const one of found) for (const importer of importers.get(one) ?? []) found.add(importer);
    return found;
  };
  const dear = bringingIn(WHOLE_PRODUCT);
  return (file) => {
    const name = file.replace(/\.tsx?$/, "");
    const isBeside = (test: string) => test.startsWith(`${name}.`);
    // A set keeps the order of arrival, which is that of the distance.
    const tests = [...bringingIn(file)].filter(
      (test) => isVitest(test) && !isAttack(test) && !dear.has(test),
    );
    return [...tests.filter(isBeside), ...tests.filter((test) => !isBeside(test))];
  };
}
