/** Finds what {@link marked} has written. */
export const theMark = /しるし|シルシ|shirushi/i;

/** A word of the kind that a field holds. */
function markOf(text: string): string {
  if (text.includes("@")) return "shirushi.taro@example.jp";
  if (/^[ァ-ヶー\s　]+$/.test(text)) return "シルシタロウ";
  return /^[\x20-\x7e]+$/.test(text) ? "shirushi-taro" : "しるし太郎の言葉です。";
}

/** An input with a mark for one of its texts, for each of them in turn. */
export function marked(input: unknown): unknown[] {
  return placesOf(input).map((path) => {
    const text = String(path.reduce<unknown>((at, key) => Reflect.get(Object(at), key), input));
    return replaced(input, path, markOf(text));
  });
}

type Path = readonly PropertyKey[];

/** Where an input has texts. */
const placesOf = (input: unknown): Path[] =>
  typeof input === "string"
    ? [[]]
    : isPlain(input)
      ? Object.entries(input).flatMap(([key, value]) =>
          placesOf(value).map((path) => [key, ...path]),
        )
      : [];

function replaced(input: unknown, [key, ...rest]: Path, mark: string): unknown {
  if (key === undefined) return mark;
  const value = replaced(Reflect.get(Object(input), key), rest, mark);
  if (Array.isArray(input)) return input.with(Number(key), value);
  return { ...Object(input), [key]: value };
}

const isPlain = (value: unknown): value is object =>
  Array.isArray(value) ||
  (typeof value === "object" &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype);
