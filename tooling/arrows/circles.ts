import { isTest } from "../sources.ts";
import type { Facts } from "./parse.ts";
import { resolveImport } from "./resolve.ts";
import { circleRemedy } from "./rules.ts";

/** Of each file of the product, those of them that it imports, with the line of the first such import. */
type Arrows = ReadonlyMap<string, ReadonlyMap<string, number>>;

const product = /^(apps|packages)\/[^/]+\/src\//;
const endings = ["", ".ts", ".tsx"];

/**
 * Circles of files of the product that import each other, for types as well, each with its remedy. Circles
 * that share a file are told of one after the other, as each is dissolved.
 */
export function checkCircles(
  files: ReadonlyMap<string, Facts>,
  workspaces: readonly string[],
): string[] {
  const arrows = followImports(files, workspaces);
  const left = new Set(arrows.keys());
  const problems: string[] = [];
  for (;;) {
    dropEnds(left, arrows);
    const [start] = left;
    if (start === undefined) return problems;
    const circle = walkFrom(start, left, arrows);
    problems.push(`${describe(circle, arrows)} is a circle of imports. ${circleRemedy}`);
    for (const file of circle) left.delete(file);
  }
}

function followImports(files: ReadonlyMap<string, Facts>, workspaces: readonly string[]): Arrows {
  const own = [...files].filter(([file]) => product.test(file) && !isTest(file));
  const names = new Set(own.map(([file]) => file));
  return new Map(
    own.map(([file, { imports }]) => {
      const home = file.split("/", 2).join("/");
      const lines = new Map<string, number>();
      for (const { specifier, line } of imports) {
        const { path } = resolveImport(file, specifier, home, workspaces);
        const found = endings.map((ending) => `${path}${ending}`).find((name) => names.has(name));
        if (found && !lines.has(found)) lines.set(found, line);
      }
      return [file, lines];
    }),
  );
}

const nextOf = (file: string, left: ReadonlySet<string>, arrows: Arrows) =>
  [...(arrows.get(file)?.keys() ?? [])].find((name) => left.has(name));

/** Takes out what imports nothing that is left, until all that is left leads into a circle. */
function dropEnds(left: Set<string>, arrows: Arrows) {
  for (let before = -1; before !== left.size; ) {
    before = left.size;
    for (const file of left) if (nextOf(file, left, arrows) === undefined) left.delete(file);
  }
}

/** The circle that the first import of each file leads into. */
function walkFrom(start: string, left: ReadonlySet<string>, arrows: Arrows): string[] {
  const way: string[] = [];
  let file: string | undefined = start;
  while (file !== undefined && !way.includes(file)) {
    way.push(file);
    file = nextOf(file, left, arrows);
  }
  return way.slice(way.indexOf(file ?? start));
}

/** The files in their order, each with the line that leads on, and the first once more. */
function describe(circle: readonly string[], arrows: Arrows): string {
  const steps = circle.map((file, index) => {
    const next = circle[(index + 1) % circle.length] ?? file;
    return `${file}:${arrows.get(file)?.get(next)}`;
  });
  return [...steps, circle[0]].join(" → ");
}
