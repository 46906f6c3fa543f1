import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { sharedQueries } from "@tefuda/domain/sitemap/shared-address";
import { expect, it } from "vitest";

const app = import.meta.dirname;
/** What members alone are answered by; nothing that a visitor sees depends on it. */
const ofMembers: Readonly<Record<string, readonly string[]>> = { "/recruitments": ["tab", "view"] };

const groups = ["(public)", "(discovery)", "(legal)", "(compass)"];
/** Pages of these groups that visitors do not share. */
const notShared = ["/contact", "/career-compass-ai/answer-form"];

const source = (file: string) => readFileSync(file, "utf8");
const imports = /from "((?:@\/features|\.\.?)\/[^"]+)"/g;

/** The modules that read a query for a page, and the page itself. */
function readersOf(page: string): string[] {
  const read = [...source(page).matchAll(imports)].flatMap(([, name = ""]) =>
    globSync(
      `${name.startsWith("@/") ? join(app, "..", name.slice(2)) : join(dirname(page), name)}.{ts,tsx}`,
    ),
  );
  const readers = read.filter((file) => source(file).includes("params: SearchParams"));
  return [page, ...readers.flatMap((file) => readersOf(file))];
}

/** The names that are read out of a page's query. */
function namesOf(page: string): string[] {
  const text = readersOf(page).map(source).join("\n");
  const names = [...text.matchAll(/\bparams(?:, "(\w+)"|\.(\w+))/g)].map(
    ([, given, field]) => given ?? field ?? "",
  );
  return [...new Set(text.includes("pageNumberOf(params)") ? [...names, "page"] : names)];
}

const pages = groups
  .flatMap((group) => globSync(join(app, group, "**/page.tsx")))
  .map((file) => ({
    file,
    path: dirname(file)
      .slice(app.length)
      .replaceAll(/\/\([^)]+\)/g, ""),
  }))
  .filter(({ path }) => !notShared.includes(path));

it("knows every public page that takes a query", () => {
  const taking = pages.filter(({ file }) => /searchParams|useSearchParams/.test(source(file)));
  expect(taking.map(({ path }) => path).sort()).toEqual(Object.keys(sharedQueries).sort());
});

it.each(Object.entries(sharedQueries))("knows each name in the query of %s", (path, names) => {
  const file = pages.find((page) => page.path === path)?.file ?? "";
  expect(namesOf(file).sort()).toEqual([...names, ...(ofMembers[path] ?? [])].sort());
});
