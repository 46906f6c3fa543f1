import type { Db } from "@tefuda/db/client";
import { likes } from "@tefuda/db/schema/like";
import { offers } from "@tefuda/db/schema/offer";
import type { AceActor, JokerActor } from "@tefuda/domain/policy/actor";
import { uuidv7 } from "uuidv7";
import { after, DAY, insertRecruitment } from "../candidate/candidate.fixture.ts";
import { testNow } from "../joker/joker.fixture.ts";

const times = { expiresAt: after(14 * DAY), createdAt: testNow, updatedAt: testNow };

/** An offer as a row alone, in whatever status. */
export async function insertOfferRow(
  db: Db,
  ace: AceActor,
  joker: JokerActor,
  fields: Partial<typeof offers.$inferInsert> = {},
): Promise<string> {
  const id = uuidv7();
  await db.insert(offers).values({
    id,
    aceId: ace.userId,
    companyId: ace.companyId,
    companyName: "青空システム株式会社",
    jokerId: joker.userId,
    recruitmentId: await insertRecruitment(db, ace),
    recruitmentRevision: 1,
    reason: "理由",
    message: "本文",
    purpose: "casual",
    quotaMonth: "2026-04",
    ...times,
    ...fields,
  });
  return id;
}

/** A like as a row alone, in whatever status. */
export async function insertLikeRow(
  db: Db,
  ace: AceActor,
  joker: JokerActor,
  fields: Partial<typeof likes.$inferInsert> = {},
): Promise<string> {
  const id = uuidv7();
  await db.insert(likes).values({
    id,
    aceId: ace.userId,
    aceCompanyId: ace.companyId,
    jokerId: joker.userId,
    ...times,
    ...fields,
  });
  return id;
}
