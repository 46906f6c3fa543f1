import { expect, it } from "vitest";
import { type ChosenFile, roomLeft } from "./chosen-file.ts";

const file = (id: string, fields: Partial<ChosenFile> = {}): ChosenFile => ({
  id,
  name: `${id}.pdf`,
  size: 10,
  contentType: "application/pdf",
  status: "uploading",
  percent: 0,
  ...fields,
});

it("counts what can still be sent towards the most of one send", () => {
  const four = ["a", "b", "c", "d"].map((id) => file(id));
  expect(roomLeft(four)).toBe(1);
  expect(roomLeft([...four, file("e", { status: "refused" })])).toBe(1);
  expect(roomLeft([...four, file("e"), file("f")])).toBe(0);
});
