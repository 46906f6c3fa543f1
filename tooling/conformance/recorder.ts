import { appendFileSync, mkdirSync } from "node:fs";
import { dirname, relative } from "node:path";
import { SQL, type SQLChunk, StringChunk } from "drizzle-orm";
import { afterAll, beforeAll, expect } from "vitest";
import { GAP, markOf } from "./fragments.ts";

/**
 * For vitest's `setupFiles`: notes every piece of SQL that the tests of a file have rendered for the
 * database, a line of JSON a file. Nothing is noted where nobody asks for it by SENT_SQL_FILE.
 */
const file = process.env.SENT_SQL_FILE;

// What a piece is put together from is rendered by the same method, called for itself.
type Render = (chunks: SQLChunk[], config: unknown) => unknown;
const prototype = SQL.prototype as unknown as { buildQueryFromSourceParams: Render };
const { buildQueryFromSourceParams: render } = prototype;

if (file) {
  const sent = new Set<string>();

  let began = 0;

  beforeAll(() => {
    sent.clear();
    began = performance.now();
    prototype.buildQueryFromSourceParams = function (this: unknown, chunks, config) {
      sent.add(textOf(chunks));
      return render.call(this, chunks, config);
    };
  });

  afterAll(() => {
    prototype.buildQueryFromSourceParams = render;
    const test = relative(process.cwd(), expect.getState().testPath ?? "");
    const line = { test, marks: [...sent].map(markOf), ms: performance.now() - began };
    mkdirSync(dirname(file), { recursive: true });
    appendFileSync(file, `${JSON.stringify(line)}\n`);
  });
}

const textOf = (chunks: readonly SQLChunk[]) =>
  chunks.map((chunk) => (chunk instanceof StringChunk ? chunk.value.join("") : GAP)).join("");
