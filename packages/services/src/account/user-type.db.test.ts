import { userTypes } from "@tefuda/domain/options/user-types";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { beforeEach, expect, it } from "vitest";
import { insertOperator, testCtx } from "../joker/joker.fixture.ts";
import { signIn } from "../sign-in/sign-in.ts";
import { makeBrowser, makeTestApp, PASSWORD, type TestApp } from "./browser.fixture.ts";
import { getUserType } from "./get-user-type.ts";
import { resolveActor } from "./resolve-actor.ts";

const test = useTestDatabase();
let app: TestApp;

beforeEach(() => {
  app = makeTestApp(test.db);
});

/** The record that somebody of this address is found by, after a login. */
async function typeOf(email: string, page: "joker" | "company") {
  const browser = makeBrowser(app);
  await signIn(await browser.ctx(), { email, password: PASSWORD, page });
  const { actor, ...ctx } = await browser.ctx();
  if (actor.kind === "visitor") return "visitor";
  return (await getUserType({ ...ctx, actor })).userType;
}

it("is one of three", () => {
  expect(userTypes).toEqual(["joker", "ace", "unknown"]);
});

it("is found by the record of an ace first, then by that of a joker", async () => {
  const joker = await app.makeUser("joker@type.example");
  await app.makeJoker(joker.id, "joker@type.example");
  expect(await typeOf("joker@type.example", "joker")).toBe("joker");

  const both = await app.makeUser("both@type.example");
  await app.makeJoker(both.id, "both@type.example");
  await app.makeAce(both.id, "both@type.example");
  expect(await typeOf("both@type.example", "company")).toBe("ace");
});

it("is userNotFound for whoever has neither record", async () => {
  const { ctx } = testCtx(test.db, await insertOperator(test.db, "judge"));
  await expect(getUserType(ctx)).rejects.toMatchObject({ code: "userNotFound" });
});

it("is nobody's without a session", async () => {
  expect(await resolveActor(app, new Headers())).toEqual({ kind: "visitor" });
});
