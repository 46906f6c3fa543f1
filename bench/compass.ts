/**
 * npm run eval:compass [-- --verbose]: how well the rules of the career compass find what a reader
 * finds. Ends with a failure only where the labelled set itself is broken.
 */
import { labelledIntroductions } from "../packages/testing/src/compass/all.ts";
import { evaluate, type RuleFigures } from "../packages/testing/src/compass/evaluate.ts";
import { formatReport } from "./report.ts";

const isVerbose = process.argv.includes("--verbose");
const percent = (share: number | undefined) =>
  share === undefined ? "–" : `${(share * 100).toFixed(1)}%`;

function rowOf({ rule, truth, found, wrong, precision, recall }: RuleFigures) {
  const values = {
    precision: percent(precision),
    recall: percent(recall),
    "to find": String(truth),
    found: String(found),
    wrong: String(wrong),
  };
  return { what: rule, values };
}

for (const [name, set] of Object.entries(labelledIntroductions)) {
  const title = name === "seen" ? "Read while writing the rules" : "Kept back from mending";
  const figures = evaluate(set);
  const characters = set.reduce((sum, { text }) => sum + text.length, 0);
  const notes = [`${set.length} introductions, ${characters.toLocaleString("en")} characters`];
  process.stdout.write(
    `${formatReport({ title: `\n${title}`, rows: figures.map(rowOf), notes })}\n`,
  );
  if (!isVerbose) continue;
  for (const { rule, misses } of figures)
    for (const { id, kind, words } of misses)
      process.stdout.write(`${rule} ${kind}: ${words.replaceAll("\n", " ")} (${id})\n`);
}
