import { readdirSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";

/** Folders that hold what was installed, built or written while running: none of it is source. */
const notSource = new Set([
  ".cache",
  ".git",
  ".next",
  "coverage",
  "data",
  "node_modules",
  "playwright-report",
  "screenshots",
  "test-results",
]);

/** Every file below the project's folder, as paths with forward slashes from that folder. */
export function listFiles(root: string, below = root): string[] {
  return readdirSync(below, { withFileTypes: true }).flatMap((entry) => {
    const path = join(below, entry.name);
    if (entry.isDirectory()) return notSource.has(entry.name) ? [] : listFiles(root, path);
    return [relative(root, path).split(sep).join("/")];
  });
}

const codeEndings = new Set([".ts", ".tsx", ".mts", ".js", ".jsx", ".mjs"]);
const generated = /(^|\/)(next-env\.d\.ts|[^/]+\.generated\.ts)$/;

/** The files that hold code written by hand. */
export function listCode(root: string): string[] {
  return listFiles(root)
    .filter((file) => codeEndings.has(extname(file)) && !generated.test(file))
    .sort();
}

/** The folders that are packages of their own: `apps/*` and `packages/*`, found by looking. */
export function listWorkspaces(root: string): string[] {
  return ["apps", "packages"].flatMap((group) =>
    readdirSync(join(root, group), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => `${group}/${entry.name}`),
  );
}

/** Files that only check others, and what they share: they may reach what the product may not. */
export function isTest(file: string): boolean {
  return /\.(test|spec|journey|fixture)(\.tsx?)?$/.test(file);
}
