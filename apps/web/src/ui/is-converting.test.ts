import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isConverting } from "./is-converting.ts";

const press = (fields: object) => ({ isComposing: false, keyCode: 13, ...fields }) as KeyboardEvent;
const throughReact = (fields: object) =>
  ({ nativeEvent: press(fields) }) as unknown as Parameters<typeof isConverting>[0];

test.each([
  ["Enter alone", {}, false],
  ["a key within a conversion", { isComposing: true }, true],
  ["a key that only its code gives away", { isComposing: true, keyCode: 229 }, true],
  ["Safari's Enter after the conversion has ended", { keyCode: 229 }, true],
])("%s", (_name, fields, expected) => {
  expect(isConverting(press(fields))).toBe(expected);
  expect(isConverting(throughReact(fields))).toBe(expected);
});

/** They hear keys where nothing is written, or do not look at which key it is. */
const withoutText = [
  "features/article/operator/toolbar.tsx",
  "features/chat/use-aim.ts",
  "features/schedule/grid/use-grid-focus.ts",
  "features/schedule/grid/week-grid.tsx",
  "ui/menu-list.tsx",
  "ui/menu.tsx",
  "ui/use-crop-hand.ts",
  "ui/when-touched.ts",
  // Its list looks at each key first.
  "ui/combobox.tsx",
  // Enter does nothing there, whatever it means.
  "features/offer-send/recruitment-field.tsx",
  // With Ctrl or ⌘ only.
  "platform/editing/use-save-key.ts",
];

test("whatever listens to keys knows a conversion's", () => {
  const root = join(import.meta.dirname, "..");
  const listening = globSync("**/*.{ts,tsx}", { cwd: root })
    .filter((file) => !file.includes(".test."))
    .filter((file) => /onKey(Down|Up|Press)|"key(down|up|press)"/.test(read(file)));
  function read(file: string) {
    return readFileSync(join(root, file), "utf8");
  }
  expect(listening.length).toBeGreaterThan(10);
  const heedless = listening.filter((file) => !read(file).includes("isConverting("));
  expect(heedless.toSorted()).toEqual(withoutText.toSorted());
  const byHand = globSync("**/*.{ts,tsx}", { cwd: root }).filter(
    (file) =>
      !file.startsWith("ui/is-converting") && /\.isComposing|keyCode|\b229\b/.test(read(file)),
  );
  expect(byHand).toEqual([]);
});
