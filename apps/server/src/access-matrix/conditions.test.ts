import { expect, it } from "vitest";
import { procedures } from "./procedures.fixture.ts";
import { inputs, typedPlacesOf } from "./shapes.fixture.ts";

/** What says where a list goes on, and not what stands in it. */
const pages = ["page", "cursor", "direction", "limit"];

const queries = new Set(procedures.flatMap(({ path, type }) => (type === "query" ? [path] : [])));

/** The inputs of queries in which something may be left out, so that more is answered. */
const narrowed = inputs.flatMap(({ name, path, schema }) => {
  if (!queries.has(path)) return [];
  const objects = typedPlacesOf(schema).filter(({ shape }) => shape.properties);
  const isNarrowed = objects.some(({ shape: { properties = {}, required = [] } }) =>
    Object.keys(properties).some((key) => !required.includes(key) && !pages.includes(key)),
  );
  return isNarrowed ? [{ name, objects }] : [];
});

it("knows what is narrowed by conditions", () => {
  const names = narrowed.map(({ name }) => name);
  expect(names).toContain("candidate.searchJokers");
  expect(names).toContain("companyAdmin.auditLogs");
  expect(names.length).toBeGreaterThan(20);
});

it.each(narrowed)("$name refuses a condition that it does not know", ({ objects }) => {
  const open = objects.filter(({ shape }) => shape.additionalProperties !== false);
  expect(open.map(({ path }) => path.join("."))).toEqual([]);
});
