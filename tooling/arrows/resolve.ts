import { posix } from "node:path";

/** Where an import leads: a folder of ours with a path in it, a file elsewhere, or a library. */
export interface Target {
  readonly folder?: string | undefined;
  /** As the import names it, so perhaps without its ending. */
  readonly path?: string;
}

/** A package's name, by its folder: `apps/server` is `@tefuda/server`. */
function packageName(folder: string): string {
  return `@tefuda/${posix.basename(folder)}`;
}

/** Follows an import of a file in the folder `home`. */
export function resolveImport(
  file: string,
  specifier: string,
  home: string,
  workspaces: readonly string[],
): Target {
  const inside = specifier.startsWith("@/")
    ? `${home}/src/${specifier.slice(2)}`
    : specifier.startsWith(".")
      ? posix.join(posix.dirname(file), specifier)
      : undefined;
  if (inside !== undefined) {
    const folder = workspaces.find((candidate) => inside.startsWith(`${candidate}/`));
    return { folder, path: inside };
  }
  const folder = workspaces.find(
    (candidate) =>
      specifier === packageName(candidate) || specifier.startsWith(`${packageName(candidate)}/`),
  );
  if (!folder) return {};
  return { folder, path: `${folder}/src/${specifier.slice(packageName(folder).length + 1)}` };
}
