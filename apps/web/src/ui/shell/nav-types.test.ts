import { expect, test } from "vitest";
import { currentHref, navGroups, splitForBar } from "./nav-types.ts";

const items = [
  { href: "/" },
  { href: "/offers" },
  { href: "/mypage" },
  { href: "/mypage/setting" },
  { href: "/companies", also: ["/ace", "/recruitment"] },
];

test.each([
  ["/", "/"],
  ["/offers", "/offers"],
  ["/offers/12", "/offers"],
  ["/offersx", undefined],
  ["/mypage/setting/x", "/mypage/setting"],
  ["/ace/12", "/companies"],
  ["/recruitments", undefined],
])("%s belongs to %s", (path, expected) => {
  expect(currentHref(items, path)).toBe(expected);
});

const named = (names: string, sideOnly = "") =>
  [...names].map((name) => ({
    href: `/${name}`,
    label: name,
    icon: null,
    ...(sideOnly.includes(name) && { sideOnly: true }),
  }));
const labels = (list: readonly { label: string }[]) => list.map(({ label }) => label).join("");

test.each([
  ["abc", "c", "abc", ""],
  ["abcde", "e", "abcde", ""],
  ["abcdef", "c", "abde", "cf"],
  ["abcdefgh", "", "abcd", "efgh"],
])("of %s with %s aside, the bar shows %s and its menu %s", (names, aside, bar, menu) => {
  const split = splitForBar(named(names, aside));
  expect([labels(split.bar), labels(split.menu)]).toEqual([bar, menu]);
});

test("neighbours of a group stand together", () => {
  const items = named("abcd").map((item, n) => (n > 1 ? { ...item, group: "x" } : item));
  expect(navGroups(items).map((group) => [group.title, labels(group.items)])).toEqual([
    [undefined, "ab"],
    ["x", "cd"],
  ]);
});
