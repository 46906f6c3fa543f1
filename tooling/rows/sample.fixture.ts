import type { Project } from "./project.ts";

/** A project of a few files, by their texts. */
export const projectOf = (texts: Readonly<Record<string, string>>): Project => ({
  files: new Set(Object.keys(texts)),
  read: (file) => texts[file] ?? "",
});
