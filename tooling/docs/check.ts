/** What the project holds, against which its documents are read. */
export interface Known {
  readonly files: readonly string[];
  readonly scripts: readonly string[];
  /** Names of tables in packages/db. */
  readonly tables: readonly string[];
  /** All code in one string: columns and settings are looked for in it. */
  readonly code: string;
}

/** Lines that name what does not exist: commands, paths, links, tables and settings; and what a merge left. */
export function checkDocument(file: string, text: string, known: Known): string[] {
  const problems: string[] = [];
  let fence: string | undefined;
  for (const [index, line] of text.split("\n").entries()) {
    if (/^(<{7}|>{7}) /.test(line)) problems.push(`${file}:${index + 1} is left from a merge.`);
    const opening = /^\s*```(\w*)/.exec(line);
    if (opening) {
      fence = fence === undefined ? (opening[1] ?? "") : undefined;
      continue;
    }
    const missing =
      fence === undefined ? missingInProse(file, line, known) : missingInShell(fence, line, known);
    for (const name of missing)
      problems.push(`${file}:${index + 1} names ${name}, which does not exist.`);
  }
  return problems;
}

function missingInProse(file: string, line: string, known: Known): string[] {
  const links = [...line.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
    .map(([, target = ""]) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => resolveFrom(file, target))
    .filter((path) => !exists(path, known));
  const words = [...line.matchAll(/`([^`]+)`/g)].flatMap(([, words = ""]) =>
    missingWords(words, known),
  );
  return [...links, ...words];
}

function missingInShell(language: string, line: string, known: Known): string[] {
  if (!/^(sh|bash|console)$/.test(language)) return [];
  const command = line.replace(/^\s*\$\s+/, "").replace(/(^|\s)#.*$/, "");
  const paths = command.split(/\s+/).filter((word) => looksLikePath(word, known));
  return [...missingScripts(command, known), ...paths.filter((path) => !exists(path, known))];
}

function missingWords(words: string, known: Known): string[] {
  if (/^(npm|npx|node|sh)\s/.test(words)) return missingInShell("sh", words, known);
  // What follows # is a name in the file, which tooling/rows looks for.
  const path = words.replace(/#\S+$/, "");
  if (looksLikePath(path, known)) return exists(path, known) ? [] : [words];
  if (/^[A-Z][A-Z0-9]*(_[A-Z0-9]+)+$/.test(words)) return inCode(words, known) ? [] : [words];
  if (/^[a-z]+[a-z0-9]*(_[a-z0-9]+)+$/.test(words)) {
    return known.tables.includes(words) || inCode(words, known) ? [] : [words];
  }
  return [];
}

function missingScripts(command: string, known: Known): string[] {
  const named = [...command.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = ""]) => name);
  const short = [...command.matchAll(/\bnpm (start|test)\b/g)].map(([, name = ""]) => name);
  return [...named, ...short]
    .filter((name) => !known.scripts.includes(name))
    .map((name) => `npm run ${name}`);
}

function inCode(word: string, known: Known): boolean {
  return new RegExp(`\\b${word}\\b`).test(known.code);
}

/** Something below a folder of the project, or a file at its top by its ending. */
function looksLikePath(word: string, known: Known): boolean {
  if (/^(https?:|\/|@|-)/.test(word) || /\s/.test(word)) return false;
  const [top = "", ...rest] = word.split("/");
  if (rest.length === 0)
    return /^[\w.-]+\.(md|json|ts|mjs)$/.test(word) && /^[A-Z]|\.(json|config\.ts)$/.test(word);
  return known.files.some((file) => file.startsWith(`${top}/`));
}

/** A path that the project holds; `*` and `<name>` stand for any one name, `{a,b}` for either. */
function exists(path: string, known: Known): boolean {
  const pattern = path
    .replace(/\/$/, "")
    .replace(/[.+^$()|[\]\\]/g, "\\$&")
    .replace(/\*\*/g, ".+")
    .replace(/(?<!\.)\*|<[^>]+>/g, "[^/]*")
    .replace(/\{([^}]+)\}/g, (_all, names: string) => `(${names.replaceAll(",", "|")})`);
  const wanted = new RegExp(`^${pattern}(/|$)`);
  return known.files.some((file) => wanted.test(file));
}

function resolveFrom(file: string, target: string): string {
  const folder = file.split("/").slice(0, -1);
  for (const part of target.split("/")) {
    if (part === "..") folder.pop();
    else if (part !== ".") folder.push(part);
  }
  return folder.join("/");
}

/** A decision that a later one replaced tells how things were: it is not held to how they are. */
export function isHistory(text: string): boolean {
  return /^Status: replaced by /m.test(text);
}
