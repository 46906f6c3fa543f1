import { aces } from "@tefuda/db/schema/ace";
import { memberInvitations } from "@tefuda/db/schema/company-member";
import { likes } from "@tefuda/db/schema/like";
import { matchings } from "@tefuda/db/schema/matching";
import { eq } from "@tefuda/db/sql";
import type { LikeStatus } from "@tefuda/domain/like/states";
import type { AceActor } from "@tefuda/domain/policy/actor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, expect, it } from "vitest";
import { after, DAY, insertCandidate, insertRecruitment } from "../candidate/candidate.fixture.ts";
import { testNow } from "../joker/joker.fixture.ts";
import { createMatching } from "../matching/create-matching.ts";
import { createStaff, invitationOf } from "../member/member.fixture.ts";
import { getOverview } from "./get-overview.ts";

const test = useTestDatabase();
type Staff = Awaited<ReturnType<typeof createStaff>>;
let own: Staff;
let other: Staff;
beforeEach(async () => {
  [own, other] = [await createStaff(test.db), await createStaff(test.db)];
});

const written = { createdAt: testNow, updatedAt: testNow };
const overview = () => getOverview(own.as(own.admin));

it("counts the likes that wait for an answer, of the own company alone", async () => {
  const insert = async (to: AceActor, status: LikeStatus, expiresAt: Date) =>
    test.db.insert(likes).values({
      id: uuidv7(),
      aceId: to.userId,
      aceCompanyId: to.companyId,
      jokerId: (await insertCandidate(test.db)).userId,
      status,
      expiresAt,
      ...written,
    });
  await insert(own.member, "sent", after(1));
  await insert(own.member, "sent", after(0));
  await insert(own.member, "declined", after(DAY));
  await insert(other.member, "sent", after(DAY));
  expect(await overview()).toMatchObject({ waitingLikes: 1 });
});

it("counts the drafts, and the published positions that nobody has confirmed for 30 days", async () => {
  const old = { publishedAt: after(-31 * DAY) };
  await insertRecruitment(test.db, own.member, old);
  await insertRecruitment(test.db, own.member);
  await insertRecruitment(test.db, own.member, { ...old, lastConfirmedAt: after(-DAY) });
  for (const status of ["paused", "draft", "draft"] as const)
    await insertRecruitment(test.db, own.member, { ...old, status });
  await insertRecruitment(test.db, other.member, old);
  await insertRecruitment(test.db, other.member, { status: "draft" });
  expect(await overview()).toMatchObject({ toConfirm: 1, drafts: 2 });
  // From the very moment on at which the members are asked.
  await insertRecruitment(test.db, own.member, { publishedAt: after(-30 * DAY) });
  await insertRecruitment(test.db, own.member, { publishedAt: after(-30 * DAY + 1) });
  expect(await overview()).toMatchObject({ toConfirm: 2 });
});

it("counts the invitations that nobody has accepted or taken back", async () => {
  const insert = (
    companyId: string,
    columns: Partial<typeof memberInvitations.$inferInsert> = {},
  ) => test.db.insert(memberInvitations).values(invitationOf({ companyId, ...columns }));
  await insert(own.companyId);
  await insert(own.companyId, { acceptedAt: testNow });
  await insert(own.companyId, { canceledAt: testNow });
  await insert(other.companyId);
  expect(await overview()).toMatchObject({ invitations: 1 });
});

it("counts the members who are there, and the threads of those who are not", async () => {
  const thread = async (ace: AceActor, companyId = ace.companyId) => {
    const { userId: jokerId } = await insertCandidate(test.db);
    const sides = { jokerId, aceId: ace.userId, companyId: ace.companyId };
    const { matchingId } = await test.db.transaction((tx) =>
      createMatching(tx, { ...sides, origin: "like", now: testNow }),
    );
    await test.db
      .update(matchings)
      .set({ aceCompanyId: companyId })
      .where(eq(matchings.id, matchingId));
  };
  await thread(own.member);
  await thread(own.colleague);
  await thread(other.member);
  // No thread is of two companies; whose it is has to be said by both all the same.
  await thread(own.member, other.companyId);
  await thread(other.member, own.companyId);
  expect(await overview()).toMatchObject({ members: 3, leftThreads: 0 });
  for (const { userId } of [own.member, other.member])
    await test.db.update(aces).set({ removedAt: testNow }).where(eq(aces.id, userId));
  expect(await overview()).toMatchObject({ members: 2, leftThreads: 1 });
});
