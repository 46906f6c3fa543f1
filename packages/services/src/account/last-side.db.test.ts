import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { beforeAll, expect, it } from "vitest";
import { signIn } from "../sign-in/sign-in.ts";
import { signOut } from "../sign-in/sign-out.ts";
import { getMe } from "../views/get-me.ts";
import { makeBrowser, makeTestApp, PASSWORD, type TestApp } from "./browser.fixture.ts";

const test = useTestDatabase();
const staff = "staff@side.example";
const seeker = "seeker@side.example";
let app: TestApp;

beforeAll(async () => {
  app = makeTestApp(test.db, "https://jobs.example.jp");
  await app.makeAce((await app.makeUser(staff)).id, staff);
  await app.makeJoker((await app.makeUser(seeker)).id, seeker);
});

it("is noted in the browser by a sign-in of company staff, and ended by anybody else's", async () => {
  const browser = makeBrowser(app);
  const comeAndGo = async (email: string, page: "joker" | "company") => {
    await signIn(await browser.ctx(), { email, password: PASSWORD, page });
    await signOut(await browser.ctx());
    return getMe(await browser.ctx());
  };
  expect(await getMe(await browser.ctx())).toEqual({ kind: "visitor" });
  expect(await comeAndGo(seeker, "joker")).toEqual({ kind: "visitor" });
  expect(browser.received.filter((cookie) => cookie.includes("login_side"))).toEqual([]);
  expect(await comeAndGo(staff, "company")).toEqual({ kind: "visitor", wasAce: true });
  expect(browser.received.findLast((cookie) => cookie.includes("login_side"))).toMatch(
    /^__Host-tefuda\.login_side=ace; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  expect(await comeAndGo(seeker, "joker")).toEqual({ kind: "visitor" });
});
