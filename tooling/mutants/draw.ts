import { posix } from "node:path";
import { type Kind, kinds, type Mutant } from "./mutant.ts";

/** Numbers from 0 to 1 that a seed decides (mulberry32). */
function chanceOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const packageOf = ({ file }: Mutant) => file.split("/").slice(0, 2).join("/");
const folderOf = ({ file }: Mutant) => posix.dirname(file);

/**
 * Draws mutants: as many of each package as of the others, as far as they have them, and within a
 * package of each folder and kind, so that neither a large one nor a common one crowds out the rest.
 */
export function draw(all: readonly Mutant[], count: number, seed: number): Mutant[] {
  const chance = chanceOf(seed);
  const packages = Object.values(Object.groupBy(all, packageOf)).map((own = []) => spread(own));
  const drawn: Mutant[] = [];
  while (drawn.length < count && packages.some((left) => left.size > 0)) {
    for (const left of packages) {
      if (left.size > 0 && drawn.length < count) drawn.push(take(left, chance));
    }
  }
  return drawn;
}

/** What is left of a package: by folder, then by kind. */
type Left = Map<string, Map<Kind, Mutant[]>>;

function spread(own: readonly Mutant[]): Left {
  const folders = Object.entries(Object.groupBy(own, folderOf));
  return new Map(
    folders.map(([folder, here = []]) => {
      const ofKind = (kind: Kind) => here.filter((one) => one.kind === kind);
      return [
        folder,
        new Map(kinds.map((kind) => [kind, ofKind(kind)] as const).filter(([, some]) => some[0])),
      ];
    }),
  );
}

function take(left: Left, chance: () => number): Mutant {
  const [folder, byKind] = pick([...left], chance);
  const [kind, some] = pick([...byKind], chance);
  const mutant = pick(some, chance);
  some.splice(some.indexOf(mutant), 1);
  if (some.length === 0) byKind.delete(kind);
  if (byKind.size === 0) left.delete(folder);
  return mutant;
}

function pick<Item>(items: readonly Item[], chance: () => number): Item {
  const item = items[Math.floor(chance() * items.length)];
  if (item === undefined) throw new RangeError("There is nothing to pick from.");
  return item;
}
