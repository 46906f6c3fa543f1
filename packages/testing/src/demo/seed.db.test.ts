import type { FilesPort } from "@tefuda/adapters/files/port";
import { rows } from "@tefuda/db/rows";
import { accounts } from "@tefuda/db/schema/account";
import { chatMessages } from "@tefuda/db/schema/chat";
import { careers as careersTable, jokers } from "@tefuda/db/schema/joker";
import { jokerJudgements } from "@tefuda/db/schema/judgement";
import { likes } from "@tefuda/db/schema/like";
import { matchings } from "@tefuda/db/schema/matching";
import { offers } from "@tefuda/db/schema/offer";
import { recruitmentRevisions, recruitments } from "@tefuda/db/schema/recruitment";
import { and, eq, sql } from "@tefuda/db/sql";
import { SYSTEM_USER_ID, unreadMessageTypes } from "@tefuda/domain/chat/constants";
import { isOfAge } from "@tefuda/domain/joker/age";
import { arrangeCareers } from "@tefuda/domain/joker/careers";
import { missingForJudgement } from "@tefuda/domain/joker/judgeable";
import { isSubmitted } from "@tefuda/domain/joker/registration";
import { judgementStatuses } from "@tefuda/domain/judgement/states";
import { likeStatuses } from "@tefuda/domain/like/states";
import { payRangeOf } from "@tefuda/domain/offer/pay";
import { offerStatuses } from "@tefuda/domain/offer/states";
import { ranks } from "@tefuda/domain/options/ranks";
import { registrationStatuses } from "@tefuda/domain/options/registration-statuses";
import { missingForPublish } from "@tefuda/domain/recruitment/publish";
import { recruitmentSchema } from "@tefuda/domain/recruitment/schema";
import { isRightPassword } from "@tefuda/services/account/passwords";
import { createAuth } from "@tefuda/services/auth/auth";
import { beforeAll, describe, expect, it } from "vitest";
import { useTestDatabase } from "../database/test-database.ts";
import { demoEmails, demoPassword } from "./accounts.ts";
import { seedDemo } from "./seed.ts";

const test = useTestDatabase();
const now = new Date("2026-11-20T03:00:00Z");
const stored = new Map<string, string>();
const files: FilesPort = {
  put: async (key, _, contentType) => void stored.set(key, contentType),
  get: async () => undefined,
  remove: async () => {},
};
const seed = () => {
  const auth = createAuth(test.db, {
    secret: "jC4u0Qm7pXwZ1sT8vB2nK6yR3fH9dL5e",
    origin: "http://localhost:3000",
  });
  return seedDemo({ db: test.db, clock: () => now, ports: { auth, files } });
};

beforeAll(async () => {
  expect(await seed()).toBe(true);
}, 60_000);

describe("the demo data", () => {
  it("is written once", async () => {
    const before = await test.db.$count(chatMessages);
    expect(await seed()).toBe(false);
    expect(await test.db.$count(chatMessages)).toBe(before);
  });

  it("has everyone to sign in as, under the printed password", async () => {
    const found = await rows<{ email: string; password: string }>(
      test.db,
      sql`select u.email, a.password from users u join accounts a on a.user_id = u.id`,
    );
    const hashes = new Map(found.map(({ email, password }) => [email, password]));
    expect(Object.values(demoEmails).filter((email) => !hashes.has(email))).toEqual([]);
    expect(await isRightPassword(hashes.get(demoEmails.joker), demoPassword)).toBe(true);
    expect(await test.db.$count(accounts)).toBe(found.length);
  });

  it("shows every status and rank", async () => {
    const people = await test.db
      .selectDistinct({ status: jokers.registrationStatus, rank: jokers.rank })
      .from(jokers);
    expect(new Set(people.map(({ status }) => status))).toEqual(new Set(registrationStatuses));
    expect(new Set(people.flatMap(({ rank }) => rank ?? []))).toEqual(new Set(ranks));
    const cases = await test.db
      .selectDistinct({ status: jokerJudgements.status })
      .from(jokerJudgements);
    expect(new Set(cases.map(({ status }) => status))).toEqual(new Set(judgementStatuses));
    const sent = await test.db.selectDistinct({ status: offers.status }).from(offers);
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set(offerStatuses));
    const liked = await test.db.selectDistinct({ status: likes.status }).from(likes);
    expect(new Set(liked.map(({ status }) => status))).toEqual(new Set(likeStatuses));
  });

  it("counts unread messages by the rule", async () => {
    const fromJoker = eq(chatMessages.userId, sql`${matchings.jokerId}::text`);
    const count = (side: "ace" | "joker") => sql<number>`(
      select count(*)::int from ${chatMessages}
      where ${chatMessages.matchingId} = ${matchings.id}
        and ${chatMessages.seq} > ${side === "ace" ? matchings.aceLastReadSeq : matchings.jokerLastReadSeq}
        and ${chatMessages.userId} <> ${SYSTEM_USER_ID}
        and ${side === "ace" ? fromJoker : sql`not ${fromJoker}`}
        and ${chatMessages.type} in (${sql.raw(unreadMessageTypes.join(", "))}))`;
    const wrong = await test.db
      .select({ id: matchings.id })
      .from(matchings)
      .where(
        sql`${matchings.aceUnreadCount} <> ${count("ace")} or ${matchings.jokerUnreadCount} <> ${count("joker")}`,
      );
    expect(wrong).toEqual([]);
    expect(await test.db.$count(matchings, sql`${matchings.aceUnreadCount} > 0`)).toBeGreaterThan(
      5,
    );
    expect(await test.db.$count(matchings, sql`${matchings.jokerUnreadCount} > 0`)).toBeGreaterThan(
      5,
    );
  });

  it("numbers messages without gaps and in their order, none in the future", async () => {
    const wrong = await rows(
      test.db,
      sql`select matching_id from (
            select matching_id, seq, sent_at,
              row_number() over w as place, lag(sent_at) over w as before
            from chat_messages window w as (partition by matching_id order by seq)
          ) m where seq <> place or sent_at < before or sent_at > ${now.toISOString()}::timestamptz
          union all
          select id from matchings where last_seq <> (
            select count(*) from chat_messages where matching_id = matchings.id)`,
    );
    expect(wrong).toEqual([]);
  });

  it("joins a company and a seeker once, however they met", async () => {
    const wrong = await rows(
      test.db,
      sql`select company_id, joker_id from (
            select company_id, joker_id from offers
            union all select ace_company_id, joker_id from likes
            union all select company_id, joker_id from keeps
            union all select company_id, joker_id from hidden_jokers
          ) relations group by company_id, joker_id having count(*) > 1`,
    );
    expect(wrong).toEqual([]);
  });

  it("charges every offer that was not taken back to its month", async () => {
    const wrong = await rows(
      test.db,
      sql`select q.company_id from offer_quotas q where q.used > q.granted or q.used <> (
            select count(*) from offers o where o.company_id = q.company_id
              and o.quota_month = q.month and o.status <> 'withdrawn')
          union all
          select o.company_id from offers o where not exists (
            select 1 from offer_quotas q where q.company_id = o.company_id and q.month = o.quota_month)`,
    );
    expect(wrong).toEqual([]);
  });

  it("publishes complete positions only, each as its newest revision says", async () => {
    const found = await test.db
      .select({ recruitment: recruitments, content: recruitmentRevisions.content })
      .from(recruitments)
      .innerJoin(
        recruitmentRevisions,
        and(
          eq(recruitmentRevisions.recruitmentId, recruitments.id),
          eq(recruitmentRevisions.revision, recruitments.revision),
        ),
      );
    expect(found).toHaveLength(33);
    for (const { recruitment, content } of found) {
      expect(recruitmentSchema.parse(content)).toEqual(content);
      expect(missingForPublish(content)).toEqual([]);
      expect(content).toMatchObject({ ...recruitment.conditions, title: recruitment.title });
    }
  });

  it("offers what the position paid in its revision, each offer in time", async () => {
    const found = await test.db
      .select({ offer: offers, content: recruitmentRevisions.content })
      .from(offers)
      .leftJoin(
        recruitmentRevisions,
        and(
          eq(recruitmentRevisions.recruitmentId, offers.recruitmentId),
          eq(recruitmentRevisions.revision, offers.recruitmentRevision),
        ),
      );
    for (const { offer, content } of found) {
      const range =
        content?.employmentType &&
        payRangeOf({ ...content, employmentType: content.employmentType });
      expect(range).toMatchObject({ min: offer.minSalary, max: offer.maxSalary });
      const isLive = offer.status === "sent" || offer.status === "read";
      if (isLive) expect(offer.expiresAt > now).toBe(true);
      if (offer.status === "expired") expect(offer.expiresAt <= now).toBe(true);
      expect((offer.answeredAt ?? now) <= now).toBe(true);
    }
  });

  it("gives the demo seeker four offers to answer and unread words", async () => {
    const [hero] = await test.db.select().from(jokers).where(eq(jokers.email, demoEmails.joker));
    const live = sql`${offers.jokerId} = ${hero?.id} and ${offers.status} in ('sent', 'read')`;
    expect(await test.db.$count(offers, live)).toBe(4);
    const unread = sql`${matchings.jokerId} = ${hero?.id} and ${matchings.jokerUnreadCount} > 0`;
    expect(await test.db.$count(matchings, unread)).toBeGreaterThan(0);
  });

  it("has complete profiles where they were submitted", async () => {
    const people = await test.db.select().from(jokers);
    const jobs = await test.db.select().from(careersTable).orderBy(careersTable.sortOrder);
    for (const joker of people) {
      const careers = jobs.filter(({ jokerId }) => jokerId === joker.id);
      if (isSubmitted(joker.registrationStatus))
        expect(missingForJudgement({ ...joker, careers })).toEqual([]);
      expect(arrangeCareers(careers)).toEqual(careers);
      expect(careers.filter(({ startWorkingDuration: start }) => start > "2026-11")).toEqual([]);
      if (joker.birthday) expect(isOfAge(joker.birthday, now)).toBe(true);
    }
  });

  it("stores every picture and file that a row shows", async () => {
    const shown = await rows<{ url: string }>(
      test.db,
      sql`select logo_url as url from companies union all select cover_url from companies
          union all select unnest(photos) from companies
          union all select profile_image from aces
          union all select cover_url from articles where cover_url is not null
          union all select profile_image_url from jokers where profile_image_url is not null
          union all select media_url from chat_messages where media_url is not null
          union all select media_url || '-small' from chat_messages where file ->> 'width' is not null`,
    );
    expect(shown.filter(({ url }) => !stored.has(url.replace(/^\/files\//, "")))).toEqual([]);
    expect(stored.size).toBe(shown.length);
  });
});
