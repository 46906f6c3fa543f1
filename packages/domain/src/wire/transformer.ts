/** How a time stands in JSON: milliseconds, under a name that nothing else has. */
const MARK = "$date";

/** Nothing that calls carry is this deep; what is goes as it came and is the schema's to refuse. */
const DEPTH_MAX = 64;

type Nested = Record<string, unknown>;

/**
 * The value as JSON carries it: times marked, everything else as it is. A part without times is
 * handed on and not copied.
 * @throws TypeError for what JSON would lose, a map for instance
 */
function encode(value: unknown, depth = 0): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (value instanceof Date) return { [MARK]: value.getTime() };
  if (depth > DEPTH_MAX) throw new TypeError("An answer is too deep.");
  if (Array.isArray(value)) {
    let copy: unknown[] | undefined;
    for (let index = 0; index < value.length; index += 1) {
      const encoded = encode(value[index], depth + 1);
      if (encoded !== value[index]) {
        copy ??= [...value];
        copy[index] = encoded;
      }
    }
    return copy ?? value;
  }
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null)
    throw new TypeError(`An answer holds a ${value.constructor.name}.`);
  const given = value as Nested;
  let copy: Nested | undefined;
  for (const key in given) {
    const encoded = encode(given[key], depth + 1);
    if (encoded !== given[key]) {
      copy ??= { ...given };
      copy[key] = encoded;
    }
  }
  return copy ?? given;
}

/** What {@link encode} made of a value; parsed JSON is changed in place. */
function decode(value: unknown, depth = 0): unknown {
  if (typeof value !== "object" || value === null || depth > DEPTH_MAX) return value;
  const given = value as Nested;
  const time = given[MARK];
  if (typeof time === "number") return new Date(time);
  for (const key of Object.keys(given)) {
    const before = given[key];
    const decoded = decode(before, depth + 1);
    // Assigning to a key of this name would change what the object inherits from.
    if (decoded !== before && key !== "__proto__") given[key] = decoded;
  }
  return given;
}

/**
 * Values between server and pages: JSON, and times. It costs one look at each value; libraries that
 * carry every kind of value cost ten times as much, which shows in answers of many rows.
 */
export const transformer = {
  serialize: (value: unknown) => ({ json: encode(value) }),
  deserialize: (carried: unknown) => decode((carried as { json?: unknown } | undefined)?.json),
};
