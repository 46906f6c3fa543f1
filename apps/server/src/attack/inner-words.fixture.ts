import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "../../../..");

/** What stands in no answer: it tells how the product is made. */
const inner: readonly (readonly [string, RegExp])[] = [
  ["a stack", /\bat (?:async )?[\w.<>$]+ \(|\.(?:ts|js|mjs):\d+:\d+|node:internal/],
  [
    "SQL",
    /Failed query|\bselect\b[^"]{1,400}\bfrom\b|\binsert into\b|\bupdate "|\bdelete from\b|syntax error at|violates|duplicate key|pg_\w|\brelation\b/i,
  ],
  ["a path", new RegExp([root, tmpdir(), "node_modules", "/etc/passwd"].map(escaped).join("|"))],
  ["a class of its own", /ZodError|DrizzleQueryError|TRPCError|AppError|TypeError|RangeError/],
];

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&");
}

/** Which of them an answer tells. */
export const innerWordsIn = (answer: string): string[] =>
  inner.filter(([, words]) => words.test(answer)).map(([what]) => what);
