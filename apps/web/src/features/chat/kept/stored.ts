type Guard<T> = (value: unknown) => value is T;

export const isText: Guard<string> = (value) => typeof value === "string";
export const isNumber: Guard<number> = (value) => typeof value === "number";
export const isTime: Guard<string> = (value): value is string =>
  isText(value) && !Number.isNaN(Date.parse(value));
export const isOneOf =
  <V extends string>(values: readonly V[]): Guard<V> =>
  (value): value is V =>
    values.some((one) => one === value);
export const mayMiss =
  <T>(is: Guard<T>): Guard<T | null | undefined> =>
  (value): value is T | null | undefined =>
    value === undefined || value === null || is(value);

/** What a part of a stored value has to be, by its name. */
type Shape = Readonly<Record<string, Guard<unknown>>>;
type Stored<S extends Shape> = { [Name in keyof S]: S[Name] extends Guard<infer T> ? T : never };

/**
 * The parts of a value from the browser's storage, which an earlier version of the page, or a person,
 * may have left there in another form. Written by hand: a library of schemas weighs more than the room.
 * @throws TypeError when a part is not what the shape says
 */
export function readStored<S extends Shape>(value: unknown, shape: S): Stored<S> {
  if (typeof value !== "object" || value === null) throw new TypeError("Nothing is stored.");
  const parts = Object.entries(shape).map(([name, is]) => {
    const part: unknown = Reflect.get(value, name);
    if (!is(part)) throw new TypeError(`What is stored has another ${name}.`);
    return [name, part];
  });
  return Object.fromEntries(parts);
}
