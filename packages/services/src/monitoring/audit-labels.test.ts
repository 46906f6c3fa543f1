import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { auditActionLabels, auditTargetLabels } from "@tefuda/domain/monitoring/audit-labels.ja";
import { expect, it } from "vitest";

const services = path.join(import.meta.dirname, "..");

const sources = readdirSync(services, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !/\.(test|fixture)\.ts$/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(services, file), "utf8") }));

/** What the rows of the log are called where they are written: calls, and inserts by hand. */
function written(field: "action" | "target"): string[] {
  const named =
    field === "action"
      ? /\baction: (?:[^,"\n]*\? )?"(\w+)"(?: : "(\w+)")?/g
      : /(?:\btarget: \{ type:|\btargetType:) "(\w+)"/g;
  const found = sources.flatMap(({ text }) =>
    [...text.matchAll(/(?:writeAudit\(|insert\(auditLogs\))[\s\S]{0,600}?\}\s*\)?\s*;/g)].flatMap(
      ([call]) => [...call.matchAll(named)].flatMap((match) => match.slice(1).filter(Boolean)),
    ),
  );
  return [...new Set(found)].sort();
}

it("has a word for every action that a use case writes", () => {
  const actions = written("action");
  expect(actions).toContain("judgeJoker");
  expect(actions).toContain("createOffer");
  expect(actions.filter((action) => !Object.hasOwn(auditActionLabels, action))).toEqual([]);
});

it("has a word for everything that it is done to", () => {
  const targets = written("target");
  expect(targets).toContain("joker");
  expect(targets.filter((target) => !Object.hasOwn(auditTargetLabels, target))).toEqual([]);
});
