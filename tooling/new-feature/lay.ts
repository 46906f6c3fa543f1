import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { listFiles } from "../sources.ts";
import { fill, type Names } from "./names.ts";

const template = join(import.meta.dirname, "template");

/**
 * Writes the files of a new feature into the project at `root` and ties them in where one line does.
 * @returns the files written and the files changed
 * @throws Error when a file of that name is already there; then nothing is written
 */
export function layFeature(root: string, names: Names): { written: string[]; changed: string[] } {
  const files = listFiles(template).map((source) => ({
    path: fill(source.replace(/\.txt$/, ""), names),
    text: fill(readFileSync(join(template, source), "utf8"), names),
  }));
  const taken = files.find(({ path }) => existsSync(join(root, path)));
  if (taken) throw new Error(`${taken.path} is already there: the feature has a name in use.`);

  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const changed = ties.map(({ path, tie }) => {
    const before = readFileSync(join(root, path), "utf8");
    writeFileSync(join(root, path), tie(before, names));
    return path;
  });
  return { written: files.map(({ path }) => path), changed };
}

/** Lists that every feature stands in. */
const ties: { path: string; tie: (text: string, names: Names) => string }[] = [
  {
    path: "packages/db/src/schema/tables.ts",
    tie: (text, names) => fill(`${text.trimEnd()}\nexport * from "./{{kebab}}.ts";\n`, names),
  },
  {
    path: "tooling/arrows/floors.ts",
    tie: (text, names) => {
      const list = /(\n {2}nouns: \[\n[\s\S]*?)(\n {2}\],)/;
      if (!list.test(text)) throw new Error("tooling/arrows/floors.ts has no list of nouns.");
      return text.replace(list, fill('$1\n    "{{kebab}}",$2', names));
    },
  },
  {
    path: "apps/server/src/trpc/router.ts",
    tie: (text, names) => {
      const list = /(export const appRouter = router\(\{\n)([\s\S]*?)(\n?\}\);)/;
      if (!list.test(text))
        throw new Error("apps/server/src/trpc/router.ts has no list of routers.");
      const line = fill("  {{camel}}: {{camel}}Router,", names);
      const load = fill('import { {{camel}}Router } from "../routers/{{kebab}}.ts";\n', names);
      return (
        load +
        text.replace(list, (_all, open, entries, close) => `${open}${entries}\n${line}${close}`)
      );
    },
  },
];
