import type { PoolClient } from "pg";
import { expect, it, test } from "vitest";
import { createNamer } from "./named-statements.ts";

/** A connection that names what it sends, and what leaves it. */
function naming() {
  const sent: unknown[] = [];
  const client = { query: (config: unknown) => void sent.push(config) };
  createNamer()(client as unknown as PoolClient);
  const send = client.query as (...given: unknown[]) => void;
  const times = (count: number, ...given: unknown[]) => {
    for (let time = 0; time < count; time += 1) send(...given);
    return sent.at(-1);
  };
  return { sent, times };
}

it.each([
  ["its values", [{ text: "select $1", values: [1] }]],
  ["values apart", [{ text: "select $1" }, [1]]],
  ["a text alone, and values", ["select $1", [1]]],
])("names a statement the tenth time that it comes, given as %s", (_, given) => {
  const { times } = naming();
  expect(times(9, ...given)).not.toHaveProperty("name");
  const named = { text: "select $1", name: expect.stringMatching(/^[0-9a-f]{40}$/) };
  expect(times(1, ...given)).toMatchObject(named);
  expect(times(1, ...given)).toMatchObject(named);
});

it.each<[string, unknown]>([
  ["is without values", { text: "select 1" }],
  ["has a list of none", { text: "select 1", values: [] }],
  ["has a name of its own", { text: "select $1", values: [1], name: "own" }],
  ["sends itself", { text: "select $1", values: [1], submit: () => undefined }],
  ["has no text", { values: [1] }],
  ["is none", null],
])("leaves as it is what %s", (_, given) => {
  const { sent, times } = naming();
  times(20, given);
  expect(sent.every((one) => one === given)).toBe(true);
});

test("of four thousand texts that wait for a name all are forgotten when another comes", () => {
  const comesNear = (others: number) => {
    const { times } = naming();
    const come = (count: number, text: string) => times(count, { text, values: [1] });
    // One that has its name waits no longer.
    come(10, "select 'named', $1");
    come(9, "select 'near', $1");
    for (let other = 0; other < others; other += 1) come(1, `select ${other}, $1`);
    return come(1, "select 'near', $1");
  };
  expect(comesNear(3999)).toHaveProperty("name");
  expect(comesNear(4000)).not.toHaveProperty("name");
});
