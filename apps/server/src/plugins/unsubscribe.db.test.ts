import { notificationSettings } from "@tefuda/db/schema/notification";
import { makeTestApp } from "@tefuda/services/account/browser.fixture";
import { enqueueMail } from "@tefuda/services/mail/enqueue-mail";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { fastify } from "fastify";
import { afterEach, expect, it } from "vitest";
import { security } from "./security.ts";
import { unsubscribing } from "./unsubscribe.ts";

const database = useTestDatabase();
// As long as the front door takes them.
const server = fastify({ routerOptions: { maxParamLength: 5000 } });
afterEach(() => server.close());

it("asks whoever opens the link, and ends the mails by a POST of theirs or of their mail program", async () => {
  const app = makeTestApp(database.db);
  const to = "aiko@example.jp";
  const { id: userId } = await app.makeUser(to);
  await enqueueMail(database.db, app, {
    template: "newMessage",
    to,
    userId,
    params: { name: "佐藤", url: "http://localhost:3000/matchings/1" },
    aboutUserIds: [],
  });
  const [mail] = await app.mailsTo(to);
  const { pathname } = new URL(mail?.unsubscribeUrl ?? "");
  const token = pathname.split("/").at(-1) ?? "";
  const forged = pathname.replace(
    userId,
    userId.replace(/^./, (digit) => (digit === "0" ? "1" : "0")),
  );
  const isOn = async () => {
    const [row] = await database.db.select().from(notificationSettings);
    return row?.isNewMessageMail ?? true;
  };
  await security(server, {
    isSecure: false,
    ownHost: undefined,
    hearsProxy: false,
    isOwnCall: () => false,
  });
  await unsubscribing(server, app);

  // Programs that look mails over open every link.
  for (const method of ["GET", "HEAD"] as const) {
    const opened = await server.inject({ method, url: pathname });
    expect(opened.statusCode).toBe(303);
    expect(opened.headers).toMatchObject({
      location: `/unsubscribe?${new URLSearchParams({ setting: "isNewMessageMail", token })}`,
      "cache-control": "no-store",
      "referrer-policy": "same-origin",
    });
  }
  expect((await server.inject(forged)).headers.location).toBe("/unsubscribe?state=invalid");
  expect(await isOn()).toBe(true);

  const post = (url: string, payload: string, type: string) =>
    server.inject({ method: "POST", url, payload, headers: { "content-type": type } });
  const oneClick = "List-Unsubscribe=One-Click";
  const form = "application/x-www-form-urlencoded";
  expect((await post(forged, oneClick, form)).statusCode).toBe(404);
  expect((await post(forged, "", form)).headers.location).toBe("/unsubscribe?state=invalid");
  expect(await isOn()).toBe(true);

  const parts = `--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n`;
  for (const [payload, type] of [
    [oneClick, form],
    [parts, "multipart/form-data; boundary=x"],
  ] as const) {
    await database.db.delete(notificationSettings);
    const answer = await post(pathname, payload, type);
    // Mail programs follow no redirect.
    expect([answer.statusCode, answer.body]).toEqual([200, ""]);
    expect(await isOn()).toBe(false);
  }

  // Only what was forged is counted: the mail program of many people asks from one address.
  for (let n = 0; n < 70; n++) expect((await server.inject(pathname)).statusCode).toBe(303);
  const tries = [];
  for (let n = 0; n < 70; n++) tries.push((await server.inject(forged)).statusCode);
  expect([tries.at(0), tries.at(-1)]).toEqual([303, 429]);

  await database.db.delete(notificationSettings);
  for (let press = 0; press < 2; press++) {
    const pressed = await post(pathname, "", form);
    expect(pressed.statusCode).toBe(303);
    expect(pressed.headers.location).toBe("/unsubscribe?state=done&setting=isNewMessageMail");
    expect(await isOn()).toBe(false);
  }
});
