import { matchings } from "@tefuda/db/schema/matching";
import type { Actor } from "@tefuda/domain/policy/actor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, expect, it } from "vitest";
import { makeBrowser, makeTestApp, type TestApp } from "./browser.fixture.ts";
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
});

const portrait = () => `jokers/profileImages/${jokerId}`;

async function read(actor: Actor, key: string) {
  const file = await readFile({ ...(await makeBrowser(app).ctx()), actor }, key);
  file?.stream.destroy();
  return file && { isPublic: file.isPublic, size: file.size, contentType: file.contentType };
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

it("shows a joker's image to the joker, matched staff and operators only", async () => {
  const joker: Actor = { kind: "joker", userId: jokerId, registrationStatus: "registered" };
  const shown = { isPublic: false, size: 8, contentType: "image/png" };
  const admin = aceOf(uuidv7(), companyId, "admin");
  const colleague = aceOf(uuidv7(), companyId, "member");
  const partner = aceOf(aceId, companyId, "member");

  expect(await read(joker, portrait())).toEqual(shown);
  expect(await read({ kind: "operator", userId: uuidv7(), role: "judge" }, portrait())).toEqual(
    shown,
  );
  for (const actor of [
    { kind: "visitor" } as const,
    { ...joker, userId: uuidv7() },
    partner,
    admin,
  ])
    expect(await read(actor, portrait())).toBeUndefined();

  const now = app.clock();
  await database.db.insert(matchings).values({
    id: uuidv7(),
    jokerId,
    aceId,
    aceCompanyId: companyId,
    matchedAt: now,
    lastMessagedAt: now,
    createdAt: now,
    updatedAt: now,
  });
  expect(await read(partner, portrait())).toEqual(shown);
  expect(await read(admin, portrait())).toEqual(shown);
  expect(await read(colleague, portrait())).toBeUndefined();
  expect(await read(aceOf(aceId, uuidv7(), "admin"), portrait())).toBeUndefined();
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
