import type { Db } from "@tefuda/db/client";
import { inquiries } from "@tefuda/db/schema/inquiry";
import { announces } from "@tefuda/db/schema/notification";
import { synonymGroups } from "@tefuda/db/schema/synonym";
import { stableId } from "@tefuda/testing/factories/ids";
import { daysBefore } from "@tefuda/testing/factories/times";
import { matrixNow } from "./people.fixture.ts";

/** What waits on the operator's desk. */
export const deskIds = {
  inquiry: stableId("inquiry", "desk"),
  announce: stableId("announce", "desk"),
  /** One that company staff reads by now. */
  shown: stableId("announce", "shown"),
  synonyms: stableId("synonyms", "desk"),
};

/** Writes an inquiry that nobody answered, and announcements: a planned one, and one for staff; and synonyms. */
export async function insertDesk(db: Db): Promise<void> {
  const createdAt = daysBefore(matrixNow, 1);
  await db.insert(inquiries).values({
    id: deskIds.inquiry,
    category: "usage",
    name: "山本 葵",
    email: "aoi@elsewhere.example",
    content: "通知の設定の場所を教えてください。",
    digest: "desk",
    createdAt,
  });
  await db.insert(announces).values({
    id: deskIds.announce,
    content: "メンテナンスのお知らせ",
    target: "all",
    // Years ahead, so that it is planned whenever the matrix is run.
    publishAt: new Date("2090-01-01T00:00:00Z"),
    createdAt,
  });
  await db.insert(announces).values({
    id: deskIds.shown,
    content: "企業の方へのお知らせ",
    target: "ace",
    publishAt: createdAt,
    toldAt: createdAt,
    createdAt,
  });
  await db.insert(synonymGroups).values({
    id: deskIds.synonyms,
    words: ["時短勤務", "短時間勤務"],
    key: "時短勤務\n短時間勤務",
    createdAt,
  });
}
