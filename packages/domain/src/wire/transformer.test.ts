import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { transformer } from "./transformer.ts";

const { serialize, deserialize } = transformer;
const carried = (value: unknown) => JSON.parse(JSON.stringify(serialize(value)));

describe("what goes between server and pages", () => {
  it("carries times as milliseconds and text as it is", () => {
    const value = { at: new Date("2026-11-24T03:00:00.000Z"), text: "2026-11-24T03:00:00.000Z" };
    expect(carried(value)).toEqual({
      json: { at: { $date: 1795489200000 }, text: "2026-11-24T03:00:00.000Z" },
    });
    expect(deserialize(carried(value))).toEqual(value);
  });

  it("brings everything back, and changes nothing of what it was given", () => {
    const { tie } = fc.letrec((of) => ({
      tie: fc.oneof(
        fc.string(),
        fc.integer(),
        fc.boolean(),
        fc.constant(null),
        fc.date({ noInvalidDate: true }),
        fc.array(of("tie"), { maxLength: 4 }),
        fc.dictionary(
          fc.string().filter((key) => key !== "$date" && key !== "__proto__"),
          of("tie"),
          { maxKeys: 4, noNullPrototype: true },
        ),
      ),
    }));
    fc.assert(
      fc.property(tie, (value) => {
        const before = structuredClone(value);
        expect(deserialize(carried(value))).toEqual(before);
        expect(value).toEqual(before);
      }),
    );
  });

  it("hands on what holds no time", () => {
    const value = { items: [{ id: "a", count: 1 }] };
    expect(serialize(value).json).toBe(value);
  });

  it("takes nothing for something", () => {
    expect(deserialize(undefined)).toBeUndefined();
    expect(deserialize(carried(undefined))).toBeUndefined();
    expect(deserialize({ json: null })).toBeNull();
  });

  it("looks sixty-four levels deep, and no deeper", () => {
    const within = (levels: number, inside: unknown) =>
      Array.from({ length: levels }).reduce((inner) => ({ a: inner }), inside);
    const time = () => ({ $date: 0 });
    expect(deserialize({ json: within(64, time()) })).toEqual(within(64, new Date(0)));
    expect(deserialize({ json: within(65, time()) })).toEqual(within(65, time()));
    expect(serialize(within(64, {})).json).toEqual(within(64, {}));
    for (const deep of [within(65, {}), within(64, [{}])])
      expect(() => serialize(deep)).toThrow("An answer is too deep.");
    const lists = (levels: number) =>
      Array.from({ length: levels }).reduce((inner: unknown[]) => [inner], []);
    expect(serialize(lists(64)).json).toEqual(lists(64));
    expect(() => serialize(lists(65))).toThrow("An answer is too deep.");
  });

  it("refuses what JSON would lose", () => {
    expect(() => serialize({ a: new Map() })).toThrow("An answer holds a Map.");
  });

  it("is not led astray by what comes from outside", () => {
    const evil = JSON.parse('{"json":{"__proto__":{"$date":1},"a":{"$date":"x"}}}');
    const read = deserialize(evil);
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
    expect(read).toMatchObject({ a: { $date: "x" } });
    expect(JSON.stringify(read)).toBe('{"__proto__":{"$date":1},"a":{"$date":"x"}}');
    const deep = `{"json":${"[".repeat(100_000)}${"]".repeat(100_000)}}`;
    expect(() => deserialize(JSON.parse(deep))).not.toThrow();
  });
});
