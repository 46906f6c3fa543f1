import { readFileSync, statSync } from "node:fs";
import { runInNewContext } from "node:vm";

/** What shows that there is no such page; fetched where that is so. */
const MISSING = "/src/app/not-found";

interface ClientManifest {
  /** The scripts of a page and of each layout around it. */
  readonly entryJSFiles: Readonly<Record<string, readonly string[]>>;
}
type LateManifest = Readonly<Record<string, { readonly files: readonly string[] }>>;

/** A late part as the build writes it: the name its module is asked for, and the module's number. */
const latePart = /\.then\(\(\{(\w+):\w+\}\)=>\w+\),\{loadableGenerated:\{modules:\[(\d+)\]/g;

/**
 * The scripts that a first visit to a page brings, as files below the build's folder.
 * @param build the folder of the build, with a slash at its end
 * @param page the page's folder below `app`, such as `(member)/offers`
 * @param parts the late parts that are needed at once
 * @throws Error when the build has no such page or part
 */
export function scriptsOf(build: string, page: string, parts: readonly string[]): string[] {
  const read = (file: string) => readFileSync(build + file, "utf8");
  const { rootMainFiles } = JSON.parse(read("build-manifest.json")) as { rootMainFiles: string[] };
  const entry = `server/app/${page}/page`;
  const eager = Object.values(clientManifest(read(`${entry}_client-reference-manifest.js`)))
    .flatMap(({ entryJSFiles }) => Object.entries(entryJSFiles))
    .flatMap(([module, files]) => (module.endsWith(MISSING) ? [] : files));
  const files = new Set([...rootMainFiles, ...eager]);
  if (parts.length === 0) return [...files];

  const late = JSON.parse(read(`${entry}/react-loadable-manifest.json`)) as LateManifest;
  const numbers = new Map(
    [...files]
      .flatMap((file) => [...read(file).matchAll(latePart)])
      .map(([, name = "", number = ""]) => [name, number] as const),
  );
  for (const part of parts) {
    const found = late[numbers.get(part) ?? ""];
    if (!found) throw new Error(`The page ${page} has no late part ${part}.`);
    for (const file of found.files) files.add(file);
  }
  return [...files];
}

/** Next writes this manifest as a script that fills a global. */
function clientManifest(script: string): Record<string, ClientManifest> {
  const globals: { __RSC_MANIFEST?: Record<string, ClientManifest> } = {};
  runInNewContext(script, { globalThis: globals });
  return globals.__RSC_MANIFEST ?? {};
}

/** What the server sends for a script of the build, in bytes: its compressed form, which lies beside it. */
export const sentBytes = (build: string, file: string): number =>
  statSync(`${build}${file}.br`).size;
