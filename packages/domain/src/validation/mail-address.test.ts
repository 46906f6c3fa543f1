import { expect, it } from "vitest";
import { readMailAddress } from "./mail-address.ts";

it.each([
  ["山田　太郎 <Taro@Example.com>", "山田 太郎"],
  ['"山田 太郎" ＜taro@example.com＞', "山田 太郎"],
  ["taro@example.com <taro@example.com>", ""],
  ["<taro@example.com>", ""],
  ["taro@example.com", ""],
])("finds in %s the name that stands before it", (text, name) => {
  expect(readMailAddress(text)).toEqual({ address: "taro@example.com", name });
});
