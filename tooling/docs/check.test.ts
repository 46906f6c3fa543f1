import { expect, it } from "vitest";
import { checkDocument, isHistory } from "./check.ts";

const known = {
  files: ["README.md", "package.json", "packages/db/src/schema/offer.ts", "docs/guides/a.md"],
  scripts: ["start", "check"],
  tables: ["company_usages"],
  code: 'export const port = settings.DATA_DIR; const c = "joker_id";',
};
const check = (text: string, file = "README.md") => checkDocument(file, text, known);

it("finds what exists", () => {
  const text = [
    "Run `npm start` or `npm run check`, see `packages/db/src/schema/`, `package.json#name` and `packages/*/src/schema/<feature>.ts`.",
    "The table `company_usages` has `joker_id`; `DATA_DIR` says where. [Guide](docs/guides/a.md#top)",
    "[Site](https://example.jp/a) and `POST /trpc/offer.send`, `application/json` and `./data`.",
    "```sh",
    "npm run check # the quick part of npm test",
    "```",
  ].join("\n");
  expect(check(text)).toEqual([]);
});

it.each([
  ["`npm run fly`", "npm run fly"],
  ["```sh\nnpm test\n```", "npm run test"],
  ["`packages/db/src/schema/gone.ts`", "packages/db/src/schema/gone.ts"],
  ["`knip.json`", "knip.json"],
  ["`packages/db/src/schema/gone.ts#rows`", "packages/db/src/schema/gone.ts#rows"],
  ["[Guide](guides/gone.md)", "guides/gone.md"],
  ["the table `company_ghosts`", "company_ghosts"],
  ["`NO_SUCH_SETTING`", "NO_SUCH_SETTING"],
])("refuses %s", (text, name) => {
  expect(check(text).join()).toContain(`names ${name}, which does not exist`);
});

it("refuses what a merge has left", () => {
  expect(
    check(["one", "<<<<<<< HEAD", "two", "=======", "three", ">>>>>>> 1a2b"].join("\n")),
  ).toEqual(["README.md:2 is left from a merge.", "README.md:6 is left from a merge."]);
});

it("reads links from the document's own folder", () => {
  expect(check("[Home](../../README.md) [Beside](a.md)", "docs/guides/b.md")).toEqual([]);
});

it("knows a decision that was replaced", () => {
  expect(isHistory("# A\n\nDate: 2026-11-20\nStatus: replaced by other.md\n")).toBe(true);
  expect(isHistory("# A\n\nStatus: in force\n")).toBe(false);
});
