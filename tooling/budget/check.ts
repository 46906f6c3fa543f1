import { type BudgetedScreen, limits } from "./screens.ts";
import { scriptsOf, sentBytes } from "./scripts.ts";

const BYTES_PER_KB = 1000;

/** The scripts of a screen's first visit, by the build's own lists. */
export function weigh(build: string, { page, parts = [] }: BudgetedScreen) {
  const scripts = scriptsOf(build, page, parts);
  const bytes = scripts.reduce((sum, file) => sum + sentBytes(build, file), 0);
  return { scripts: scripts.length, kilobytes: bytes / BYTES_PER_KB };
}

/** The screens of a build that are heavier than they may be. */
export function checkBudgets(build: string, screens: readonly BudgetedScreen[]): string[] {
  return screens.flatMap((screen) => {
    const { kilobytes } = weigh(build, screen);
    const limit = limits[screen.kind];
    if (kilobytes <= limit) return [];
    return [
      `${screen.name} brings ${kilobytes.toFixed(1)} kB of scripts; ${limit} are allowed. Import late what is not needed at once (tooling/budget/screens.ts).`,
    ];
  });
}
