import type { CalendarPort, CalendarTokens } from "@tefuda/adapters/calendar/port";
import { calendarLinks } from "@tefuda/db/schema/schedule";
import { eq } from "@tefuda/db/sql";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { beforeEach, expect, it } from "vitest";
import { makeTestApp, type TestApp } from "../account/browser.fixture.ts";
import { type CalendarLink, expireLink, findLink, refreshLink } from "./refresh-link.ts";
import { openTokens, sealTokens } from "./tokens.ts";

const database = useTestDatabase();
const old = { accessToken: "access 1", refreshToken: "refresh 1", expiresInSeconds: 3600 };
const fresh = { accessToken: "access 2", refreshToken: "refresh 2", expiresInSeconds: 3600 };

let app: TestApp;
let mine: CalendarLink;
let others: CalendarLink;
beforeEach(async () => {
  await database.clear();
  app = makeTestApp(database.db);
  mine = await insertLink("seeker@example.jp");
  others = await insertLink("other@example.jp");
});

const readLink = async ({ userId }: CalendarLink) => {
  const link = await findLink(app, userId);
  if (!link) throw new Error("The link has ended.");
  return link;
};
async function insertLink(email: string) {
  const { id: userId } = await app.makeUser(email);
  const link = { userId, tokenEncrypted: await sealTokens(app, userId, old) };
  const of = { provider: "google", scope: "busy times", linkedAt: app.clock() } as const;
  await database.db.insert(calendarLinks).values({ ...link, ...of });
  return readLink({ ...link, ...of, expiredAt: null, refreshingUntil: null });
}
const change = ({ userId }: CalendarLink, fields: Partial<typeof calendarLinks.$inferInsert>) =>
  database.db.update(calendarLinks).set(fields).where(eq(calendarLinks.userId, userId));

/** A calendar that answers a question for new tokens in some way, and notes what it is told. */
function calendarOf(
  refresh: (refreshToken: string) => Promise<CalendarTokens | "refused">,
  limitMs = 20_000,
) {
  const asked: string[] = [];
  const revoked: string[] = [];
  const calendar: Pick<CalendarPort, "limitMs" | "refresh" | "revoke"> = {
    limitMs,
    refresh: (token) => {
      asked.push(token);
      return refresh(token);
    },
    revoke: async (token) => void revoked.push(token),
  };
  return { calendar: calendar as CalendarPort, asked, revoked };
}

it("holds the link for fifteen seconds while it asks, and nobody else's", async () => {
  let meanwhile: (Date | null)[] = [];
  const { calendar, asked } = calendarOf(async () => {
    meanwhile = [(await readLink(mine)).refreshingUntil, (await readLink(others)).refreshingUntil];
    return fresh;
  });
  const renewed = await refreshLink(app, calendar, mine);
  expect(meanwhile).toEqual([new Date(app.clock().getTime() + 15_000), null]);
  expect(asked).toEqual(["refresh 1"]);
  expect(renewed).toEqual(await readLink(mine));
  expect(renewed).toMatchObject({ userId: mine.userId, refreshingUntil: null, expiredAt: null });
  expect(await openTokens(app, await readLink(mine))).toMatchObject({ accessToken: "access 2" });
  expect(await readLink(others)).toEqual(others);
});

it("asks once, however short the provider's limit is", async () => {
  const { calendar } = calendarOf(async () => fresh, 0);
  expect(await refreshLink(app, calendar, mine)).toEqual(await readLink(mine));
});

it("asks nothing for a link that has lapsed", async () => {
  await expireLink(app, mine);
  const { calendar, asked } = calendarOf(async () => fresh);
  const lapsed = await refreshLink(app, calendar, mine);
  expect(lapsed?.expiredAt).toEqual(app.clock());
  expect(asked).toEqual([]);
});

it("takes over from a process that died while it asked, once its time is up", async () => {
  await change(mine, { refreshingUntil: app.clock() });
  const { calendar, asked } = calendarOf(async () => fresh);
  await refreshLink(app, calendar, mine);
  expect(asked).toHaveLength(1);
});

it("lets the link of one lapse, and leaves that of another with the same tokens", async () => {
  for (const link of [mine, others]) await change(link, { tokenEncrypted: "1.a.b.c" });
  await expireLink(app, { ...mine, tokenEncrypted: "1.a.b.c" });
  expect((await readLink(mine)).expiredAt).toEqual(app.clock());
  expect((await readLink(others)).expiredAt).toBeNull();
});

it("leaves a link alone that was made anew while the provider was asked", async () => {
  const tokenEncrypted = await sealTokens(app, mine.userId, fresh);
  for (const answer of [fresh, "refused"] as const) {
    const { calendar, revoked } = calendarOf(async () => {
      await change(mine, { tokenEncrypted, refreshingUntil: null });
      return answer;
    });
    await change(mine, { tokenEncrypted: mine.tokenEncrypted });
    const current = await refreshLink(app, calendar, mine);
    expect(current).toEqual({ ...mine, tokenEncrypted });
    expect(await readLink(mine)).toEqual(current);
    expect(revoked).toEqual([]);
  }
});

it("ends the right at the provider where the link was ended while it was asked", async () => {
  const { calendar, revoked } = calendarOf(async () => {
    await database.db.delete(calendarLinks).where(eq(calendarLinks.userId, mine.userId));
    return fresh;
  });
  expect(await refreshLink(app, calendar, mine)).toBeUndefined();
  expect(revoked).toEqual(["refresh 2"]);
  expect(await readLink(others)).toEqual(others);
});

it("lets go of the link when the provider cannot be reached", async () => {
  const { calendar } = calendarOf(async () => {
    throw new Error("away");
  });
  await expect(refreshLink(app, calendar, mine)).rejects.toThrow("away");
  expect(await readLink(mine)).toEqual(mine);
});

it.each<[string, CalendarTokens | "refused", boolean, object | undefined]>([
  ["new tokens come", fresh, false, { expiredAt: null }],
  ["the provider refuses", "refused", false, { expiredAt: expect.any(Date) }],
  ["the link is ended", fresh, true, undefined],
])("answers whoever waits for another as soon as %s", async (_, answer, isEnded, row) => {
  const [isAsked, mayAnswer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const { calendar, asked } = calendarOf(async () => {
    isAsked.resolve();
    await mayAnswer.promise;
    return answer;
  });
  const first = refreshLink(app, calendar, mine);
  await isAsked.promise;
  const second = refreshLink(app, calendar, mine);
  if (isEnded) await database.db.delete(calendarLinks);
  mayAnswer.resolve();
  const ends = await Promise.all([first, second]);
  expect(ends[1]).toEqual(ends[0]);
  if (row) expect(ends[1]).toMatchObject(row);
  else expect(ends[1]).toBeUndefined();
  expect(asked).toEqual(["refresh 1"]);
});
