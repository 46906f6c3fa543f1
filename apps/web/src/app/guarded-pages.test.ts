import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { needsLogin } from "@tefuda/domain/account/guard";
import { expect, it } from "vitest";

const app = import.meta.dirname;
const source = (file: string) => readFileSync(file, "utf8");
const asksWho = /\bawait require(?:Joker|Ace|Member|SignedIn|Operator)\(/;

/** The folders from one up to `app`. */
const above = (folder: string): string[] =>
  folder === app ? [app] : [folder, ...above(dirname(folder))];
const hasLoading = (folder: string) => existsSync(join(folder, "loading.tsx"));
const named = (files: readonly string[]) => files.map((file) => relative(app, file));

const guards = globSync(join(app, "**/{layout,page}.tsx")).filter((file) =>
  asksWho.test(source(file)),
);
const guardedFolders = guards.filter((file) => file.endsWith("layout.tsx")).map(dirname);
const guardedPages = globSync(join(app, "**/page.tsx")).filter(
  (file) => guards.includes(file) || above(dirname(file)).some((at) => guardedFolders.includes(at)),
);

it("has a loading screen above whatever asks who reads", () => {
  // What stands beside a layout is shown within it.
  const bare = guards.filter((file) => {
    const folders = above(dirname(file));
    return !(file.endsWith("layout.tsx") ? folders.slice(1) : folders).some(hasLoading);
  });
  expect(guards.length).toBeGreaterThan(30);
  expect(named(bare)).toEqual([]);
});

it("asks nothing for the head of a page behind the login, which would hold back the loading screen", () => {
  const heads = guardedPages.map((file) => ({
    file,
    head: /function generateMetadata\(.*?\n\}\n/s.exec(source(file))?.[0] ?? "",
  }));
  const asking = heads.filter(({ head }) => /\b(?:require\w+|caller|read\w+)\(/.test(head));
  expect(named(asking.map(({ file }) => file))).toEqual([]);
});

it("knows every page behind the login by its address", () => {
  const unknown = guardedPages.filter((file) => {
    const folder = `/${relative(app, dirname(file))}`;
    return !needsLogin(folder.replaceAll(/\/\([^)]+\)/g, "").replaceAll(/\[\w+\]/g, "x"));
  });
  expect(guardedPages.length).toBeGreaterThan(50);
  expect(named(unknown)).toEqual([]);
});
