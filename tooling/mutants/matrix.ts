import { listProcedures } from "../rows/procedures.ts";
import type { Project } from "../rows/project.ts";

/** Calls every procedure as everybody, with one's own, a colleague's and a stranger's rows. */
export const MATRIX = "apps/server/src/access-matrix/matrix.db.test.ts";

/** Asked about one fault at most: what half of all procedures need is shown by nearer tests. */
const MOST = 12;

/**
 * For a file the procedures whose use cases need it, the nearest first, as the titles of the access matrix begin.
 * @param links what a file imports
 */
export function titlesFor(project: Project, links: (file: string) => readonly string[]) {
  const procedures = [...listProcedures(project)].map(([name, [, ...needs]]) => ({
    title: `${name} (`,
    distances: distancesFrom(needs, links),
  }));
  return (file: string): readonly string[] =>
    procedures
      .flatMap(({ title, distances }) => {
        const distance = distances.get(file);
        return distance === undefined ? [] : [{ title, distance }];
      })
      .toSorted((a, b) => a.distance - b.distance)
      .slice(0, MOST)
      .map(({ title }) => title);
}

function distancesFrom(files: readonly string[], links: (file: string) => readonly string[]) {
  const distances = new Map(files.map((file) => [file, 0]));
  for (const [file, distance] of distances)
    for (const link of links(file)) if (!distances.has(link)) distances.set(link, distance + 1);
  return distances;
}
