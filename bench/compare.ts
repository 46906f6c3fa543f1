import type { Cost, Costs } from "./calls.ts";

/** Versions of PostgreSQL write a little more or less of the same. */
const LOG_MAY_DIFFER = 0.1;

/** What calls cost now that is not what is written down, each in a sentence. */
export function compareCosts(known: Costs, now: Costs): string[] {
  const names = [...new Set([...Object.keys(known), ...Object.keys(now)])];
  return names.flatMap((name) => {
    const [before, after] = [known[name], now[name]];
    if (!before) return [`${name}: is not written down.`];
    if (!after) return [`${name}: is written down and not measured.`];
    return differences(before, after).map((difference) => `${name}: ${difference}`);
  });
}

function differences(before: Cost, after: Cost): string[] {
  const logs = Math.abs(after.walBytes - before.walBytes) > before.walBytes * LOG_MAY_DIFFER;
  return [
    ...(after.statements === before.statements
      ? []
      : [`${after.statements} statements, ${before.statements} are written down.`]),
    ...(after.answerBytes === before.answerBytes
      ? []
      : [`an answer of ${after.answerBytes} bytes, ${before.answerBytes} are written down.`]),
    ...(logs
      ? [`${after.walBytes} bytes in PostgreSQL's log, ${before.walBytes} are written down.`]
      : []),
  ];
}
