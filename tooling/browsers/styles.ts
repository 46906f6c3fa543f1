import { lackedBy, styles } from "./compat.ts";
import type { Range } from "./range.ts";

/** A thing that a browser of the range lacks, as it is called in a style sheet: `word-break: auto-phrase`. */
interface StyleLack {
  readonly name: string;
  readonly lackedBy: readonly string[];
}

/**
 * What a style sheet uses that a browser of the range does not have. What stands within `@supports` asks
 * first and is left out.
 * @param sheet as the build has made it: nested rules and `light-dark()` are older ones by then
 */
export function lacksOfStyles(sheet: string, range: Range): StyleLack[] {
  const found = new Map<string, readonly string[]>();
  const note = (name: string, by: readonly string[]) => {
    if (by.length > 0) found.set(name, by);
  };
  for (const { text, kind } of partsOf(sheet)) {
    if (kind === "declaration") seeDeclaration(text, range, note);
    else if (text.startsWith("@")) {
      const [name = ""] = /[\w-]+/.exec(text) ?? [];
      note(`@${name}`, lackedBy(styles.atRule(name), range));
    } else
      for (const [, name = ""] of text.matchAll(/(?<!\\):{1,2}([a-z][a-z-]*)/g))
        note(`:${name}`, lackedBy(styles.pseudo(name), range));
  }
  return [...found].map(([name, by]) => ({ name, lackedBy: by }));
}

function seeDeclaration(text: string, range: Range, note: (name: string, by: string[]) => void) {
  const colon = text.indexOf(":");
  const property = text.slice(0, colon).trim();
  const value = text.slice(colon + 1);
  if (property.startsWith("-")) return;
  note(property, lackedBy(styles.property(property), range));
  for (const [, word = "", opens] of value.matchAll(/(?<![\w$#.-])([a-z][\w-]*)(\()?/gi)) {
    if (opens) note(`${word}()`, lackedBy(styles.function(word), range));
    else note(`${property}: ${word}`, lackedBy(styles.value(property, word), range));
  }
}

interface Part {
  readonly kind: "declaration" | "prelude";
  readonly text: string;
}

/** The heads of all rules and their declarations, without what `@supports` asks for. */
function partsOf(sheet: string): Part[] {
  const bare = sheet.replaceAll(/\/\*.*?\*\//gs, "").replaceAll(/"[^"]*"|'[^']*'/g, '""');
  const parts: Part[] = [];
  const open: boolean[] = [];
  let start = 0;
  const take = (end: number, kind: Part["kind"]) => {
    const text = bare.slice(start, end).trim();
    start = end + 1;
    if (text && !open.includes(true)) parts.push({ kind, text });
    return text;
  };
  for (const { index, 0: mark } of bare.matchAll(/[{};]/g)) {
    if (mark === "{") {
      const asks = /^@supports/.test(bare.slice(start, index).trim());
      take(index, "prelude");
      open.push(asks);
    } else {
      const isRule = bare.slice(start, index).trim().startsWith("@");
      take(index, isRule ? "prelude" : "declaration");
      if (mark === "}") open.pop();
    }
  }
  return parts;
}
