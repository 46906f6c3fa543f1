import { expect, it } from "vitest";
import { DataFolderDamaged } from "./damaged-folder.ts";

it.each([
  [new Error("at the top", { cause: new Error("the bottom\nand a line more") }), "the bottom"],
  [new Error("alone"), "alone"],
  [undefined, "unknown"],
  ["a text", "unknown"],
])("says what lies at the bottom of %o", (cause, reason) => {
  expect(new DataFolderDamaged("/data", cause).message).toBe(
    `The database in /data cannot be opened: it is damaged, or of another version (${reason}). ` +
      "Restore the data folder from a backup, or move that folder away to begin anew; docs/guides/operating.md says how.",
  );
});
