import { notifications } from "@tefuda/db/schema/notification";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { expect, it } from "vitest";
import { makeTestApp } from "../account/browser.fixture.ts";
import { createNotification } from "./create-notification.ts";

const database = useTestDatabase();
const ACE_ID = "019b0000-0000-7000-8000-00000000ace1";

it("writes the type's text and link, once for a key", async () => {
  const app = makeTestApp(database.db);
  const { id: userId } = await app.makeUser("joker@example.jp");
  for (let i = 0; i < 2; i++)
    await createNotification(database.db, app, {
      userId,
      type: "likeAccepted",
      params: { companyName: "ことのは株式会社", aceName: "相沢", id: "m1" },
      aboutUserId: ACE_ID,
      dedupeKey: "likeAccepted:m1",
    });
  const rows = await database.db.select().from(notifications);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    content: "ことのは株式会社の相沢さんとマッチングしました。",
    link: "/matchings/m1",
    isRead: false,
    aboutUserId: ACE_ID,
  });
});
