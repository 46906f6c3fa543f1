// The scripts of a first visit stay within their budgets; needs a build.
import { checkBudgets } from "./budget/check.ts";
import { budgetedScreens } from "./budget/screens.ts";
import { root } from "./paths.mjs";
import { reportProblems } from "./report/problems.ts";

const build = `${root}apps/web/.next/`;
reportProblems(
  `The scripts of ${budgetedScreens.length} screens are within their budgets.`,
  checkBudgets(build, budgetedScreens),
);
