import { expect, test } from "vitest";
import { currentHref } from "./nav-types.ts";

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
