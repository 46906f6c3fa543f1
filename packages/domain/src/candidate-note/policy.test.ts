import { expect, it } from "vitest";
import { noteRights } from "./policy.ts";
import { addCandidateNoteSchema } from "./schema.ts";

const id = "0192a000-0000-7000-8000-000000000001";

it.each([
  ["a", "member", { isOwn: true, canEdit: true, canDelete: true }],
  ["b", "member", { isOwn: false, canEdit: false, canDelete: false }],
  ["b", "admin", { isOwn: false, canEdit: false, canDelete: true }],
  [null, "member", { isOwn: false, canEdit: false, canDelete: false }],
  [null, "admin", { isOwn: false, canEdit: false, canDelete: true }],
] as const)("a note by %s is read by a %s with rights %j", (aceId, authority, rights) => {
  expect(noteRights({ aceId }, { userId: "a", authority })).toEqual(rights);
});

it.each([
  ["", false],
  ["　\n ", false],
  ["要件定義の経験が豊富", true],
  ["あ".repeat(1000), true],
  ["あ".repeat(1001), false],
])("takes one to a thousand characters: %#", (text, accepted) => {
  expect(addCandidateNoteSchema.safeParse({ id, jokerId: id, text }).success).toBe(accepted);
});
