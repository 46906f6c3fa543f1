import { chatMessages } from "@tefuda/db/schema/chat";
import { jokers } from "@tefuda/db/schema/joker";
import { jokerJudgements } from "@tefuda/db/schema/judgement";
import { matchings } from "@tefuda/db/schema/matching";
import { uploads } from "@tefuda/db/schema/upload";
import { eq } from "@tefuda/db/sql";
import { messageTypes } from "@tefuda/domain/chat/constants";
import type { Actor, OperatorRole } from "@tefuda/domain/policy/actor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, describe, expect, it } from "vitest";
import { makeBrowser, makeTestApp, type TestApp } from "../account/browser.fixture.ts";
import { insertThread } from "../matching/thread.fixture.ts";
import { picture } from "../upload/upload.fixture.ts";
import { readFile } from "./read-file.ts";

const database = useTestDatabase();

let app: TestApp;
let jokerId: string;
let aceId: string;
let companyId: string;
beforeEach(async () => {
  await database.clear();
  app = makeTestApp(database.db);
  jokerId = (await app.makeUser("joker@example.jp")).id;
  await app.makeJoker(jokerId, "joker@example.jp");
  aceId = (await app.makeUser("ace@example.jp")).id;
  companyId = await app.makeAce(aceId, "ace@example.jp");
  for (const key of ["companies/1/cover.png", "articles/1/cover.png", `secrets/${jokerId}`])
    await app.ports.files.put(key, Buffer.from("x"), "image/png");
  await app.ports.files.put(portrait(), Buffer.from("portrait"), "image/png");
  await database.db
    .update(jokers)
    .set({ profileImageURL: `/files/${portrait()}` })
    .where(eq(jokers.id, jokerId));
});

const portrait = () => `jokers/profileImages/${jokerId}`;

const insertMatching = async (id = uuidv7()) => {
  const now = app.clock();
  const written = { matchedAt: now, lastMessagedAt: now, createdAt: now, updatedAt: now };
  await database.db
    .insert(matchings)
    .values({ id, jokerId, aceId, aceCompanyId: companyId, ...written });
  return id;
};

async function read(actor: Actor, key: string) {
  const file = await readFile({ ...(await makeBrowser(app).ctx()), actor }, key);
  file?.stream.destroy();
  if (!file) return undefined;
  const { isPublic, size, contentType, downloadName } = file;
  return { isPublic, size, contentType, ...(downloadName && { downloadName }) };
}

const aceOf = (userId: string, company: string, authority: "admin" | "member"): Actor => ({
  kind: "ace",
  userId,
  companyId: company,
  authority,
  isAgent: false,
});

it.each(["companies/1/cover.png", "articles/1/cover.png"])("shows %s to anyone", async (key) => {
  expect(await read({ kind: "visitor" }, key)).toMatchObject({ isPublic: true, size: 1 });
});

it("shows anyone what is shared in the place of a public picture, as long as that is there", async () => {
  const visitor = { kind: "visitor" } as const;
  const key = "companies/1/images/a";
  const shared = `${key}-share.jpg`;
  expect(await read(visitor, shared)).toBeUndefined();
  await app.ports.files.put(key, await picture(300, 200).webp().toBuffer(), "image/webp");
  const drawn: string[] = [];
  const { get, put } = app.ports.files;
  const all = Promise.withResolvers<void>();
  let asked = 0;
  app.ports.files.get = async (one) => {
    const file = await get(one);
    if (one === shared && ++asked === 5) all.resolve();
    return file;
  };
  app.ports.files.put = async (one, ...rest) => {
    drawn.push(one);
    await all.promise;
    return put(one, ...rest);
  };
  // Many services ask at once when a page is told of.
  const first = await Promise.all(Array.from({ length: 5 }, () => read(visitor, shared)));
  expect(drawn).toEqual([shared]);
  const [one] = first;
  expect(one).toMatchObject({ isPublic: true, contentType: "image/jpeg" });
  expect(new Set(first.map((each) => each?.size))).toEqual(new Set([one?.size]));
  expect(await read(visitor, shared)).toEqual(one);
  // What a stranger adds to an address makes no further files.
  expect(await read(visitor, `${shared}-share.jpg`)).toBeUndefined();
  expect(drawn).toEqual([shared]);
  // A key with an ending, as keys once had.
  await app.ports.files.put(
    "companies/1/cover.png",
    await picture(9, 9).png().toBuffer(),
    "image/png",
  );
  expect(await read(visitor, "companies/1/cover.png-share.jpg")).toMatchObject({ isPublic: true });
  expect(drawn).toEqual([shared, "companies/1/cover.png", "companies/1/cover-png-share.jpg"]);
  expect(await read(visitor, "companies/1/cover-png-share.jpg")).toBeUndefined();
  // One that was left behind shows nothing of what is gone.
  await app.ports.files.remove(key);
  expect(await read(visitor, shared)).toBeUndefined();
  // Of what only some may see there is none.
  expect(await read(visitor, `${portrait()}-share.jpg`)).toBeUndefined();
  const joker: Actor = { kind: "joker", userId: jokerId, registrationStatus: "registered" };
  expect(await read(joker, `${portrait()}-share.jpg`)).toBeUndefined();
});

it("shows a joker's image to the joker, matched staff, the support team and who judges it", async () => {
  const joker: Actor = { kind: "joker", userId: jokerId, registrationStatus: "registered" };
  const shown = { isPublic: false, size: 8, contentType: "image/png" };
  const admin = aceOf(uuidv7(), companyId, "admin");
  const colleague = aceOf(uuidv7(), companyId, "member");
  const partner = aceOf(aceId, companyId, "member");

  expect(await read(joker, portrait())).toEqual(shown);
  const operator = (role: OperatorRole) =>
    read({ kind: "operator", userId: uuidv7(), role }, portrait());
  expect(await operator("support")).toEqual(shown);
  expect(await operator("editor")).toBeUndefined();
  // Until the profile is up for judging, it is none of a judge's business.
  expect(await operator("judge")).toBeUndefined();
  const now = app.clock();
  const judged = { id: uuidv7(), jokerId, requestedAt: now, createdAt: now, updatedAt: now };
  await database.db.insert(jokerJudgements).values({ ...judged, status: "requested" });
  expect(await operator("judge")).toEqual(shown);
  expect(await operator("editor")).toBeUndefined();
  for (const actor of [
    { kind: "visitor" } as const,
    { ...joker, userId: uuidv7() },
    partner,
    admin,
  ])
    expect(await read(actor, portrait())).toBeUndefined();

  await insertMatching();
  expect(await read(partner, portrait())).toEqual(shown);
  expect(await read(admin, portrait())).toEqual(shown);
  expect(await read(colleague, portrait())).toBeUndefined();
  expect(await read(aceOf(aceId, uuidv7(), "admin"), portrait())).toBeUndefined();

  // A matching with another seeker shows nothing of this one.
  const other = (await app.makeUser("other@example.jp")).id;
  await app.makeJoker(other, "other@example.jp");
  await database.db.update(matchings).set({ jokerId: other });
  for (const actor of [partner, admin]) expect(await read(actor, portrait())).toBeUndefined();
  await database.db.update(matchings).set({ jokerId });

  // Nor is it shown where another profile names the file.
  await database.db.update(jokers).set({ profileImageURL: null });
  await database.db
    .update(jokers)
    .set({ profileImageURL: `/files/${portrait()}` })
    .where(eq(jokers.id, other));
  for (const actor of [joker, partner, admin])
    expect(await read(actor, portrait())).toBeUndefined();
});

describe("an upload", () => {
  const insert = async (row: Partial<typeof uploads.$inferInsert>) => {
    const id = uuidv7();
    const now = app.clock();
    const storageKey = row.storageKey ?? `jokers/profileImages/${jokerId}-${id}`;
    await database.db.insert(uploads).values({
      id,
      ownerId: jokerId,
      kind: "jokerImage",
      name: "a.png",
      size: 6,
      contentType: "image/png",
      storedAt: now,
      createdAt: now,
      ...row,
      storageKey,
    });
    await app.ports.files.put(storageKey, Buffer.from("upload"), "image/png");
    return storageKey;
  };
  const owner = (): Actor => ({ kind: "joker", userId: jokerId, registrationStatus: "registered" });
  const partner = () => aceOf(aceId, companyId, "member");
  const operator: Actor = { kind: "operator", userId: uuidv7(), role: "admin" };

  it("is its sender's alone before it is part of something", async () => {
    await insertMatching();
    const picture = await insert({});
    const cover = await insert({ kind: "companyImage", storageKey: "companies/1/images/2" });
    for (const key of [picture, cover]) {
      expect(await read(owner(), key)).toMatchObject({ isPublic: false, size: 6 });
      for (const actor of [partner(), operator, { kind: "visitor" } as const])
        expect(await read(actor, key)).toBeUndefined();
    }
  });

  it("is nobody's while its content has not arrived, and when it is out of use", async () => {
    for (const row of [{ storedAt: null }, { attachedAt: null, expiresAt: app.clock() }])
      expect(await read(owner(), await insert(row))).toBeUndefined();
  });

  it("is to be saved under its name by its sender, where it is no picture", async () => {
    const document = { name: "履歴書.pdf", storageKey: "chat/1" };
    const key = await insert({ kind: "chatFile", ...document });
    expect(await read(owner(), key)).toMatchObject({ downloadName: "履歴書.pdf" });
    const exported = { kind: "dataExport" as const, name: "data.zip", attachedAt: app.clock() };
    const own = await insert({ ...exported, storageKey: "exports/1" });
    expect(await read(owner(), own)).toMatchObject({ downloadName: "data.zip", isPublic: false });
    for (const actor of [partner(), operator, { kind: "visitor" } as const])
      for (const one of [key, own]) expect(await read(actor, one)).toBeUndefined();
  });

  it("of a chat is nobody's once its message was taken down, and no other one's", async () => {
    const matchingId = await insertMatching();
    const messageIds = [uuidv7(), uuidv7()];
    await database.db.insert(chatMessages).values(
      messageIds.map((id, index) => ({
        id,
        matchingId,
        seq: index + 1,
        type: messageTypes.FileUrl,
        userId: jokerId,
        userName: "",
        sentAt: app.clock(),
      })),
    );
    const [first, second] = [
      await insert({
        kind: "chatFile",
        matchingId,
        messageId: messageIds[0],
        attachedAt: app.clock(),
        storageKey: "chat/1",
      }),
      await insert({
        kind: "chatFile",
        matchingId,
        messageId: messageIds[1],
        attachedAt: app.clock(),
        storageKey: "chat/2",
      }),
    ];
    for (const key of [first, second]) expect(await read(partner(), key)).toBeDefined();
    await database.db
      .update(chatMessages)
      .set({ removedAt: app.clock() })
      .where(eq(chatMessages.id, messageIds[0] ?? ""));
    expect(await read(partner(), first)).toBeUndefined();
    expect(await read(partner(), second)).toBeDefined();
  });

  it("of a chat is not for those who read another thread", async () => {
    const matchingId = await insertMatching();
    const key = await insert({
      kind: "chatFile",
      matchingId,
      attachedAt: app.clock(),
      storageKey: "chat/1",
    });
    const { joker, ace } = await insertThread(database.db);
    for (const actor of [joker, ace]) expect(await read(actor, key)).toBeUndefined();
  });

  it("of a seeker is not seen under the seeker's id once another one shows", async () => {
    await insertMatching();
    const earlier = await insert({ attachedAt: app.clock() });
    for (const actor of [owner(), partner(), operator])
      expect(await read(actor, earlier)).toBeUndefined();
    await database.db.update(jokers).set({ profileImageURL: `/files/${earlier}` });
    for (const actor of [owner(), partner(), operator])
      expect(await read(actor, earlier)).toMatchObject({ isPublic: false });
  });

  it("of a chat is for those who read the thread, to be saved under its name", async () => {
    const matchingId = await insertMatching();
    const attached = { kind: "chatFile" as const, name: "履歴書.pdf", attachedAt: app.clock() };
    const key = await insert({ ...attached, matchingId, storageKey: "chat/1" });
    for (const actor of [owner(), partner(), aceOf(uuidv7(), companyId, "admin")])
      expect(await read(actor, key)).toMatchObject({ downloadName: "履歴書.pdf", isPublic: false });
    const strangers = [
      aceOf(uuidv7(), companyId, "member"),
      aceOf(uuidv7(), uuidv7(), "admin"),
      operator,
      { kind: "visitor" } as const,
    ];
    for (const actor of strangers) expect(await read(actor, key)).toBeUndefined();
    const lost = await insert({ ...attached, matchingId: null, storageKey: "chat/2" });
    expect(await read(owner(), lost)).toBeUndefined();

    // A small picture goes the way of its image; nobody saves it under a name.
    const photo = await insert({ ...attached, matchingId, storageKey: "chat/3" });
    expect(await read(partner(), `${photo}-small`)).toEqual({
      isPublic: false,
      size: 6,
      contentType: "image/png",
    });
    await app.ports.files.put(`${photo}-small`, Buffer.from("small"), "image/webp");
    for (const actor of [owner(), partner()])
      expect(await read(actor, `${photo}-small`)).toMatchObject({ size: 5 });
    for (const actor of strangers) expect(await read(actor, `${photo}-small`)).toBeUndefined();
    await app.ports.files.put(key, Buffer.from("%PDF"), "application/pdf");
    for (const other of [`${key}-small`, `${photo}-small-small`, `${portrait()}-small`])
      expect(await read(owner(), other)).toBeUndefined();

    // Once the matching has ended, its files have ended for everyone.
    await database.db.delete(matchings);
    for (const actor of [owner(), partner(), aceOf(uuidv7(), companyId, "admin")])
      for (const ended of [key, photo, `${photo}-small`])
        expect(await read(actor, ended)).toBeUndefined();
  });
});

it("answers nothing for other keys, also to operators", async () => {
  const operator: Actor = { kind: "operator", userId: uuidv7(), role: "admin" };
  for (const key of [
    `secrets/${jokerId}`,
    "companies/../secrets/x",
    "companies",
    "",
    "/etc/passwd",
  ])
    expect(await read(operator, key)).toBeUndefined();
});
