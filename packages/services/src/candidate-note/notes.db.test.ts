import { candidateNotes } from "@tefuda/db/schema/candidate";
import { auditLogs } from "@tefuda/db/schema/monitoring";
import { eq } from "@tefuda/db/sql";
import type { AceActor } from "@tefuda/domain/policy/actor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, expect, it } from "vitest";
import { after, insertCandidate } from "../candidate/candidate.fixture.ts";
import { readCards } from "../candidate/card.ts";
import { testCtx, testNow } from "../joker/joker.fixture.ts";
import { createMatching } from "../matching/create-matching.ts";
import { insertAce, insertCompany } from "../matching/thread.fixture.ts";
import { addNote } from "./add-note.ts";
import { deleteNote } from "./delete-note.ts";
import { editNote } from "./edit-note.ts";
import { listNotes } from "./list-notes.ts";

const test = useTestDatabase();
let ace: AceActor;
let admin: AceActor;
let stranger: AceActor;
let jokerId: string;

const as = (actor: AceActor, now = testNow) => testCtx(test.db, actor, now).ctx;
const notesOf = (actor: AceActor, limit = 20, cursor?: string) =>
  listNotes(as(actor), { jokerId, limit, cursor });
const write = async (actor: AceActor, text: string, minute = 0) => {
  const id = uuidv7();
  await addNote(as(actor, after(minute)), { id, jokerId, text });
  return id;
};

beforeEach(async () => {
  await test.clear();
  const companyId = await insertCompany(test.db);
  ace = await insertAce(test.db, companyId);
  admin = await insertAce(test.db, companyId, { name: "山田 太郎", authority: "admin" });
  stranger = await insertAce(test.db, await insertCompany(test.db));
  jokerId = (await insertCandidate(test.db)).userId;
});

it("is read by the company, newest first, and by nobody else", async () => {
  await write(ace, "最初のメモ", 1);
  await write(admin, "次のメモ", 2);
  expect((await notesOf(ace)).items).toMatchObject([
    { text: "次のメモ", aceName: "山田 太郎", isOwn: false, canEdit: false, canDelete: false },
    { text: "最初のメモ", aceName: "田中 一郎", isOwn: true, canEdit: true, canDelete: true },
  ]);
  expect((await notesOf(admin)).items).toMatchObject([{ canEdit: true }, { canDelete: true }]);
  expect((await notesOf(stranger)).items).toEqual([]);
  const countFor = async (actor: AceActor) =>
    (await readCards(test.db, actor, testNow, [jokerId]))[0]?.noteCount;
  expect([await countFor(ace), await countFor(stranger)]).toEqual([2, 0]);
});

it("comes in pages", async () => {
  for (let n = 0; n < 3; n += 1) await write(ace, `メモ${n}`, n);
  const first = await notesOf(ace, 2);
  const second = await notesOf(ace, 2, first.nextCursor);
  expect([...first.items, ...second.items].map(({ text }) => text)).toEqual([
    "メモ2",
    "メモ1",
    "メモ0",
  ]);
  expect(second.nextCursor).toBeUndefined();
});

it("is added once when it is sent twice, and tells the company", async () => {
  const { ctx, signals } = testCtx(test.db, ace);
  const note = { id: uuidv7(), jokerId, text: "一度だけ" };
  await addNote(ctx, note);
  await addNote(ctx, note);
  expect((await notesOf(ace)).items).toHaveLength(1);
  expect(signals[0]).toMatchObject({ topic: "candidates", id: jokerId });
  expect([...(signals[0]?.to ?? [])].toSorted()).toEqual([ace.userId, admin.userId].toSorted());
  await expect(addNote(as(stranger), note)).rejects.toMatchObject({ code: "dataNotFound" });
});

it("is about the candidate alone whom it was written about", async () => {
  const { userId: other } = await insertCandidate(test.db);
  const id = await write(ace, "この人のこと");
  const about = uuidv7();
  await addNote(as(ace), { id: about, jokerId: other, text: "別の人のこと" });
  expect((await notesOf(ace)).items).toMatchObject([{ id, text: "この人のこと", isEdited: false }]);
  // An id that is taken by another note is none for this one.
  const absent = { code: "dataNotFound" };
  await expect(addNote(as(ace), { id, jokerId: other, text: "x" })).rejects.toMatchObject(absent);
  await expect(addNote(as(admin), { id, jokerId, text: "x" })).rejects.toMatchObject(absent);
  const own = { id: uuidv7(), jokerId, text: "外から" };
  await addNote(as(stranger), own);
  await expect(addNote(as(stranger), { ...own, id })).rejects.toMatchObject(absent);
  await editNote(as(ace), { id: about, text: "書き直した" });
  expect((await notesOf(ace)).items).toMatchObject([{ text: "この人のこと" }]);
});

it("is written and read about those alone whom the company sees or is matched with", async () => {
  const absent = { code: "dataNotFound" };
  const unseen = (await insertCandidate(test.db, { rank: "Z" })).userId;
  for (const who of [unseen, uuidv7()]) {
    const note = { id: uuidv7(), jokerId: who, text: "x" };
    await expect(addNote(as(ace), note)).rejects.toMatchObject(absent);
    await expect(listNotes(as(ace), { jokerId: who, limit: 20 })).rejects.toMatchObject(absent);
  }
  expect(await test.db.$count(candidateNotes)).toBe(0);
  await test.db.transaction((tx) =>
    createMatching(tx, {
      jokerId: unseen,
      aceId: admin.userId,
      companyId: ace.companyId,
      origin: "like",
      now: testNow,
    }),
  );
  await addNote(as(ace), { id: uuidv7(), jokerId: unseen, text: "会った人" });
  expect((await listNotes(as(ace), { jokerId: unseen, limit: 20 })).items).toHaveLength(1);
});

it("tells the company when it is changed and when it goes, and not of one that was gone", async () => {
  const id = await write(ace, "書き直す前");
  const { ctx, signals } = testCtx(test.db, ace);
  await editNote(ctx, { id, text: "書き直した後" });
  await deleteNote(ctx, { id });
  await deleteNote(ctx, { id });
  const to = expect.arrayContaining([ace.userId, admin.userId]);
  const told = { to, topic: "candidates", id: jokerId };
  expect(signals).toEqual([told, told]);
});

it("is changed by its author, deleted by the author or an admin, never from outside", async () => {
  const id = await write(ace, "書き直す前");
  await expect(editNote(as(admin), { id, text: "x" })).rejects.toMatchObject({
    code: "permissionDenied",
  });
  await expect(editNote(as(stranger), { id, text: "x" })).rejects.toMatchObject({
    code: "dataNotFound",
  });
  await editNote(as(ace, after(9)), { id, text: "書き直した後" });
  expect((await notesOf(admin)).items).toMatchObject([{ text: "書き直した後", isEdited: true }]);
  await deleteNote(as(stranger), { id });
  expect((await notesOf(ace)).items).toHaveLength(1);
  const others = await write(admin, "管理者のメモ");
  await expect(deleteNote(as(ace), { id: others })).rejects.toMatchObject({
    code: "permissionDenied",
  });
  await deleteNote(as(admin), { id });
  await deleteNote(as(admin), { id });
  expect((await notesOf(ace)).items).toMatchObject([{ text: "管理者のメモ" }]);
  const log = await test.db
    .select()
    .from(auditLogs)
    .where(eq(auditLogs.action, "deleteCandidateNote"));
  expect(log).toMatchObject([{ actorId: admin.userId, targetId: jokerId }]);
});

it("stays when its author has left", async () => {
  await write(ace, "残るメモ");
  await test.db.update(candidateNotes).set({ aceId: null });
  expect((await notesOf(admin)).items).toMatchObject([{ aceName: null, canDelete: true }]);
});
