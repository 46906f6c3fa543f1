import { filled, type Place, type Shape } from "./shapes.fixture.ts";

/** A limit of a place, with a value on each side of it for every kind of text that may stand there. */
export interface Limit {
  /** Such as `≤50 characters`. */
  readonly says: string;
  readonly pairs: readonly Pair[];
}
interface Pair {
  readonly inside: unknown;
  readonly outside: unknown;
}

/** Texts of any length, of the kinds that fields ask for. */
const texts: readonly ((length: number) => string)[] = [
  (length) => "あ".repeat(length),
  (length) => "ア".repeat(length),
  (length) => "a".repeat(length),
  (length) => "1".repeat(length),
  (length) => `https://example.jp/${"a".repeat(Math.max(0, length - 19))}`,
  (length) => `/${"a".repeat(Math.max(0, length - 1))}`,
];

/** What JavaScript counts to is no limit of the product's. */
const isCountable = (bound: number) => Math.abs(bound) < Number.MAX_SAFE_INTEGER;

const pairsOf = (make: (size: number) => unknown, inside: number, outside: number): Pair[] => [
  { inside: make(inside), outside: make(outside) },
];

/** The limits that a place has, those of lists by what they are lists of. */
export function limitsOf({ shape }: Pick<Place, "shape">): Limit[] {
  const limits: Limit[] = [];
  const add = (
    sign: "≤" | "≥",
    bound: number | undefined,
    of: string,
    make: (inside: number, outside: number) => Pair[],
  ) => {
    if (bound === undefined || !isCountable(bound)) return;
    const pairs = make(bound, sign === "≤" ? bound + 1 : bound - 1);
    limits.push({ says: `${sign}${bound}${of}`, pairs });
  };
  const inTexts = (...sides: [number, number]) => texts.flatMap((text) => pairsOf(text, ...sides));
  const { characters, number, items, minItems, maxItems } = shape;
  // Whether something has to stand there at all is another rule.
  const shortest = characters?.min ?? shape.minLength ?? 1;
  if (shortest > 1) add("≥", shortest, " characters", inTexts);
  add("≤", characters?.max ?? shape.maxLength, " characters", inTexts);
  const asIs = (...sides: [number, number]) => pairsOf((value) => value, ...sides);
  add("≥", number?.min ?? shape.minimum, "", asIs);
  add("≤", number?.max ?? shape.maximum, "", asIs);
  if (items) {
    const list = (size: number) => Array.from({ length: size }, (_, at) => sampleOf(items, at));
    const inLists = (...sides: [number, number]) => pairsOf(list, ...sides);
    if (minItems) add("≥", minItems, " items", inLists);
    add("≤", maxItems, " items", inLists);
  }
  return limits;
}

/** Something that a shape takes, another one for each number as far as there are several. */
function sampleOf(shape: Shape, at: number): unknown {
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum[at % shape.enum.length];
  const [variant] = [...(shape.anyOf ?? []), ...(shape.oneOf ?? []), ...(shape.allOf ?? [])];
  if (variant) return sampleOf(variant, at);
  switch (shape.type) {
    case "string":
      return sampleText(shape, at);
    case "integer":
    case "number":
      return (shape.minimum ?? 0) + at;
    case "boolean":
      return false;
    case "array":
      return Array.from({ length: shape.minItems ?? 0 }, (_, n) => sampleOf(shape.items ?? {}, n));
    case "object":
      return Object.fromEntries(
        (shape.required ?? []).map((key) => [key, sampleOf(shape.properties?.[key] ?? {}, at)]),
      );
    default:
      return undefined;
  }
}

function sampleText({ format, pattern = "", characters }: Shape, at: number): string {
  if (format === "uuid") return `0190b0a0-0000-7000-8000-${String(at).padStart(12, "0")}`;
  if (format === "email") return `a${at}@example.jp`;
  if (pattern.startsWith("^\\d{4}-")) return pattern.length > 30 ? "2020-04" : "2020-04-01";
  return `例${at}`.padEnd(characters?.min ?? 1, "文");
}

/** An input with a value in one place, and around it what an input that works has. */
export function withValue(base: unknown, { path, around }: Place, value: unknown): unknown {
  return merged(base, filled(around, path, value));
}

function merged(base: unknown, over: unknown): unknown {
  if (!isRecord(base) || !isRecord(over)) return over;
  const keys = [...new Set([...Object.keys(base), ...Object.keys(over)])];
  return Object.fromEntries(
    keys.map((key) => [key, Object.hasOwn(over, key) ? merged(base[key], over[key]) : base[key]]),
  );
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
