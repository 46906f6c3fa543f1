import { transformer } from "@tefuda/domain/wire/transformer";
import fc from "fast-check";
import { inputs, type Shape, typedPlacesOf } from "../access-matrix/shapes.fixture.ts";
import { hostileKeys, hostileValues } from "./hostile-values.fixture.ts";

type Path = readonly string[];

interface Place {
  readonly path: Path;
  /** What the schema takes there, and the first value beyond it. */
  readonly edges: readonly unknown[];
}

const MOST = 10_000;

/** What a procedure's schema says of each place of its input. */
function placesOf(procedure: string): Place[] {
  const input = inputs.find(({ name }) => name === procedure);
  if (!input) return [{ path: [], edges: [] }];
  return typedPlacesOf(input.schema).map(({ path, shape }) => ({
    path: path.map(String),
    edges: edgesOf(shape),
  }));
}

function edgesOf(shape: Shape): unknown[] {
  if (shape.enum) return [...shape.enum];
  if (shape.const !== undefined) return [shape.const];
  const { minimum = -1, maximum = 2 ** 31 - 1, maxLength = 200, maxItems = 20 } = shape;
  switch (shape.type) {
    case "integer":
    case "number":
      return [minimum, minimum - 1, maximum, maximum + 1];
    case "string":
      return ["漢", "👩‍👩‍👧‍👦"].flatMap((letter) => [
        letter.repeat(Math.min(MOST, Math.ceil(maxLength / letter.length))),
        letter.repeat(Math.min(MOST, maxLength + 1)),
      ]);
    case "array":
      return [maxItems, maxItems + 1].map((length) =>
        Array.from({ length: Math.min(MOST, length) }, () => edgesOf(shape.items ?? {})[0]),
      );
    case "boolean":
      return [true, false];
    default:
      return [];
  }
}

/** The places that an input has, whatever its schema says. */
function placesOfValue(value: unknown, path: Path = []): Place[] {
  const below =
    typeof value === "object" && value !== null && !(value instanceof Date)
      ? Object.entries(value).flatMap(([key, part]) => placesOfValue(part, [...path, key]))
      : [];
  return [{ path, edges: [] }, ...below];
}

type Edit = (input: unknown) => unknown;

/** The input with something else at a place; what stands in the way becomes an object. */
function put(input: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const isList = Array.isArray(input);
  const before = typeof input === "object" && input !== null ? Object.entries(input) : [];
  const inside = before.find(([name]) => name === key)?.[1];
  const after = before.filter(([name]) => name !== key);
  const changed = put(inside, rest, value);
  // As JSON would hold it: a key may be any text, `__proto__` as well, and some stand there no more.
  if (changed !== undefined) after.push([key, changed]);
  if (isList && /^\d+$/.test(key)) return after.map(([, part]) => part);
  return Object.fromEntries(after);
}

/** Inputs made from a good one: one to three places hold what no form sends. */
export function hostileInputs(
  procedure: string,
  good: readonly unknown[],
  ids: readonly string[],
): fc.Arbitrary<string> {
  const bySchema = placesOf(procedure);
  const carried = good.map((input) => transformer.serialize(input).json);
  return fc.constantFrom(...carried).chain((input) => {
    const places = [...bySchema, ...placesOfValue(input)];
    const edit = fc.constantFrom(...places).chain(({ path, edges }): fc.Arbitrary<Edit> => {
      const hostile = fc.constantFrom(...hostileValues);
      const values = [hostile, fc.constantFrom(...ids)];
      if (edges.length > 0) values.push(fc.constantFrom(...edges), fc.constantFrom(...edges));
      const change = fc.oneof(...values).map(
        (value): Edit =>
          (on) =>
            put(on, path, value),
      );
      const add = fc.tuple(fc.constantFrom(...hostileKeys), hostile).map(
        ([key, value]): Edit =>
          (on) =>
            put(on, [...path, key], value),
      );
      return fc.oneof({ weight: 9, arbitrary: change }, { weight: 1, arbitrary: add });
    });
    return fc
      .array(edit, { minLength: 1, maxLength: 3 })
      .map(
        (edits) => JSON.stringify(edits.reduce<unknown>((on, change) => change(on), input)) ?? "",
      );
  });
}
