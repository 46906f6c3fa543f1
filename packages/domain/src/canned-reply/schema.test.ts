import { expect, it } from "vitest";
import { cannedReplyMessages } from "./labels.ja.ts";
import { cannedReplyPlaceholders } from "./placeholders.ts";
import { saveCannedReplySchema } from "./schema.ts";

const reply = {
  id: "0192a000-0000-7000-8000-000000000001",
  title: "あいさつ",
  body: "{jokerName}さん、{companyName}の{aceName}です。",
  lockVersion: 0,
};

it.each([
  [{}, undefined],
  [{ body: cannedReplyPlaceholders.map((name) => `{${name}}`).join("") }, undefined],
  [{ title: "あ".repeat(40), body: "い".repeat(1000) }, undefined],
  [{ title: "あ".repeat(41) }, expect.any(String)],
  [{ body: "い".repeat(1001) }, expect.any(String)],
  [{ body: " " }, expect.any(String)],
  [{ body: "{phone}まで" }, cannedReplyMessages.placeholderUnknown("{phone}")],
  [{ body: "｛jokerName｝さん" }, cannedReplyMessages.placeholderUnknown("｛jokerName｝")],
])("says of %o: %s", (change, message) => {
  const result = saveCannedReplySchema.safeParse({ ...reply, ...change });
  expect(result.error?.issues[0]?.message).toEqual(message);
});
