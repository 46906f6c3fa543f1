/** What `package-lock.json` says of a library. */
export interface Locked {
  readonly license?: string | undefined;
  readonly link?: boolean;
}

/** They allow what the product does with them: to use them unchanged, and to keep its own code closed. */
const allowed = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "CC-BY-4.0",
  "ISC",
  // The two that ask for the source of a changed library; ours are loaded as they come.
  "LGPL-3.0-or-later",
  "MPL-2.0",
  "MIT",
  "MIT-0",
  "Python-2.0",
  "Unlicense",
]);

/** Of "A OR B" one has to be allowed, of "A AND B" both. */
export function isAllowed(license: string): boolean {
  const words = license.replaceAll(/[()]/g, "");
  return words
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((one) => allowed.has(one)));
}

/** How many libraries come under each license, and what is wrong with some. */
export function checkLicences(locked: Readonly<Record<string, Locked>>) {
  const counts = new Map<string, string[]>();
  for (const [path, { license = "", link }] of Object.entries(locked)) {
    if (!path.includes("node_modules/") || link) continue;
    const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
    counts.set(license, [...(counts.get(license) ?? []), name]);
  }
  const licences = [...counts].sort(([, one], [, other]) => other.length - one.length);
  const problems = licences
    .filter(([license]) => !isAllowed(license))
    .flatMap(([license, names]) =>
      names.map((name) => `${name} comes under "${license}", which nobody has allowed.`),
    );
  return { licences, problems };
}
