/**
 * What the query of a public page can hold that a visitor's answer differs by; pages that are not
 * named take nothing. Everything else is somebody else's, such as the mark of an advertisement.
 */
export const sharedQueries: Readonly<Record<string, readonly string[]>> = {
  "/ace": ["q", "occupation", "all", "page"],
  "/articles": ["category", "page"],
  "/companies": ["q", "industry", "scale", "occupation", "style", "page"],
  "/recruitments": [
    "q",
    "type",
    "occupation",
    "sub",
    "region",
    "place",
    "condition",
    "salary",
    "page",
  ],
};

/** The address of a public page with what it knows of its query only, in one order. */
export function sharedAddress(address: string): string {
  const [path = "", ...rest] = address.split("?");
  const given = new URLSearchParams(rest.join("?"));
  const known = new URLSearchParams(
    (sharedQueries[path] ?? []).flatMap((name) =>
      given.getAll(name).map((value): [string, string] => [name, value]),
    ),
  );
  return known.size > 0 ? `${path}?${known}` : path;
}
