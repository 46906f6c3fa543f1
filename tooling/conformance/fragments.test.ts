import { expect, it } from "vitest";
import { fragmentsOf, markOf } from "./fragments.ts";

const linesOf = (source: string) => fragmentsOf("a.ts", source).map(({ line }) => line);

it("finds SQL in templates, also one in another, and in raw texts", () => {
  const source = [
    "const a = sql`select 1`;",
    `const b = sql<number>\`count(*) filter (where \${wanted ? sql\`true\` : sql\`false\`})\`;`,
    'const c = sql.raw("for update");',
    "const d = sql.raw(`for share`);",
    "const e = html`no`; const f = sql.raw(words); const g = sql.join([]);",
  ].join("\n");
  expect(linesOf(source)).toEqual([1, 2, 2, 2, 3, 4]);
});

it("knows a piece by its words, whatever fills its gaps and wherever it stands", () => {
  const [one] = fragmentsOf("a.ts", `sql\`a = \${b}\``);
  const [other] = fragmentsOf("b.ts", `\n\nsql\`a = \${c + d}\``);
  expect(one?.mark).toBe(other?.mark);
  expect(one?.mark).toBe(markOf("a = \0"));
  expect(one?.mark).not.toBe(markOf("b = \0"));
});
