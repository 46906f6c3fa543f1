import { expect, test } from "vitest";
import { currentHref } from "./nav-types.ts";

const items = [
  { href: "/" },
  { href: "/offers" },
  { href: "/mypage" },
  { href: "/mypage/setting" },
];

test.each([
  ["/", "/"],
  ["/offers", "/offers"],
  ["/offers/12", "/offers"],
  ["/offersx", undefined],
  ["/mypage/setting/x", "/mypage/setting"],
])("%s belongs to %s", (path, expected) => {
  expect(currentHref(items, path)).toBe(expected);
});
