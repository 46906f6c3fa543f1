import { users } from "@tefuda/db/schema/account";
import { companies } from "@tefuda/db/schema/company";
import { jokers } from "@tefuda/db/schema/joker";
import { notifications } from "@tefuda/db/schema/notification";
import { offers } from "@tefuda/db/schema/offer";
import { recruitmentRevisions, recruitments } from "@tefuda/db/schema/recruitment";
import { and, eq } from "@tefuda/db/sql";
import { companyPageSchema } from "@tefuda/domain/company/schema";
import type { JokerActor } from "@tefuda/domain/policy/actor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, describe, expect, it } from "vitest";
import { after, hideFrom, insertCandidate, setSiteHost } from "../candidate/candidate.fixture.ts";
import { saveCompany } from "../company-admin/save-company.ts";
import { testCtx, testNow } from "../joker/joker.fixture.ts";
import { createMatching } from "../matching/create-matching.ts";
import { operatorOf } from "../member/member.fixture.ts";
import { decideIdentity, listIdentityRequests } from "../operator-company/identity-requests.ts";
import { pauseRecruitment } from "./pause-recruitment.ts";
import { publishRecruitment } from "./publish-recruitment.ts";
import { readRecruitmentAt } from "./read-recruitment-at.ts";
import { createPositionWorld, type PositionWorld, stated } from "./recruitment.fixture.ts";
import { restateEmployer } from "./restate-employer.ts";
import { saveRecruitment } from "./save-recruitment.ts";

const test = useTestDatabase();
let world: PositionWorld;
let id: string;
beforeEach(async () => {
  await test.clear();
  world = await createPositionWorld(test.db);
  await setSiteHost(test.db, world.companyId, "aozora.example.jp");
  id = await world.published();
});

async function offerTo(joker: JokerActor, columns: Partial<typeof offers.$inferInsert> = {}) {
  const offerId = uuidv7();
  await test.db.insert(offers).values({
    id: offerId,
    aceId: world.member.userId,
    companyId: world.companyId,
    companyName: "青空",
    jokerId: joker.userId,
    recruitmentId: id,
    recruitmentRevision: 1,
    reason: "経験に惹かれました。",
    message: "一度お話ししませんか。",
    purpose: "casual",
    quotaMonth: "2026-04",
    expiresAt: after(1),
    createdAt: testNow,
    updatedAt: testNow,
    ...columns,
  });
  return offerId;
}
async function match(joker: JokerActor, recruitmentId = id) {
  const { matchingId } = await test.db.transaction((tx) =>
    createMatching(tx, {
      jokerId: joker.userId,
      aceId: world.member.userId,
      companyId: world.companyId,
      origin: "like",
      recruitmentId,
      recruitmentRevision: 1,
      now: testNow,
    }),
  );
  return matchingId;
}
const told = async () =>
  (
    await test.db
      .select({ userId: notifications.userId })
      .from(notifications)
      .where(eq(notifications.type, "recruitmentUpdated"))
  )
    .map(({ userId }) => userId)
    .toSorted();
const set = (joker: JokerActor, columns: Partial<typeof users.$inferInsert>) =>
  test.db.update(users).set(columns).where(eq(users.id, joker.userId));
const bell = ({ userId }: JokerActor) => ({ to: [userId], topic: "notifications", id: userId });
const card = ({ userId }: JokerActor, offerId: string) => ({
  to: [userId],
  topic: "offers",
  id: offerId,
});

describe("that a position changed", () => {
  const change = async () => {
    const { ctx, signals } = testCtx(test.db, world.admin);
    const { lockVersion } = await world.row(id);
    const recruitment = { ...stated, aceIds: [world.member.userId], maxSalary: 900 };
    await saveRecruitment(ctx, world.input(id, recruitment, { lockVersion }));
    return signals;
  };

  it("is told to whom it was offered or who has a thread about it, and to nobody else", async () => {
    const other = await world.published();
    const [sent, read, declined, late, elsewhere, matched, aside] = [
      await insertCandidate(test.db),
      await insertCandidate(test.db),
      await insertCandidate(test.db),
      await insertCandidate(test.db),
      await insertCandidate(test.db),
      await insertCandidate(test.db),
      await insertCandidate(test.db),
    ];
    const offerId = await offerTo(sent);
    await offerTo(read, { status: "read" });
    await offerTo(declined, { status: "declined" });
    await offerTo(late, { expiresAt: after(0) });
    await offerTo(elsewhere, { recruitmentId: other });
    const matchingId = await match(matched);
    await match(aside, other);
    const signals = await change();
    expect(await told()).toEqual([sent.userId, read.userId, matched.userId].toSorted());
    const sides = [matched.userId, world.member.userId, `thread:${matchingId}`];
    expect(signals).toEqual(
      expect.arrayContaining([
        bell(sent),
        card(sent, offerId),
        bell(matched),
        { to: sides, topic: "matchings", id: matchingId },
        { to: "everyone", topic: "public-pages", id: "" },
      ]),
    );
    expect(signals).not.toContainEqual(bell(declined));
  });

  it("is told to nobody who has left, is leaving or suspended, or hides from the company", async () => {
    const people = async () => [
      await insertCandidate(test.db),
      await insertCandidate(test.db),
      await insertCandidate(test.db),
      await insertCandidate(test.db),
    ];
    const [offered, matched] = [await people(), await people()];
    for (const joker of offered) await offerTo(joker);
    for (const joker of matched) await match(joker);
    for (const [left, leaving, suspended, hiding] of [offered, matched]) {
      if (!left || !leaving || !suspended || !hiding) throw new Error("not four");
      await test.db.update(jokers).set({ withdrawnAt: testNow }).where(eq(jokers.id, left.userId));
      await set(leaving, { withdrawalRequestedAt: testNow });
      await set(suspended, { suspendedAt: testNow });
      await hideFrom(test.db, hiding, "aozora.example.jp");
    }
    await change();
    expect(await told()).toEqual([]);
  });

  it("is told when it was published anew, and the revision of then stays readable", async () => {
    const joker = await insertCandidate(test.db);
    const offerId = await offerTo(joker);
    await pauseRecruitment(world.as(world.admin), { recruitmentId: id });
    const { lockVersion } = await world.row(id);
    await world.save(id, { maxSalary: 900 }, { lockVersion });
    const { ctx, signals } = testCtx(test.db, world.admin);
    await publishRecruitment(ctx, { recruitmentId: id });
    expect(signals).toEqual(expect.arrayContaining([bell(joker), card(joker, offerId)]));
    const read = () => readRecruitmentAt(test.db, id, 1);
    expect(await read()).toMatchObject({
      content: { maxSalary: 800 },
      current: { maxSalary: 900 },
    });
    // What was kept goes after years; then it reads as it does now.
    const ofThen = and(
      eq(recruitmentRevisions.recruitmentId, id),
      eq(recruitmentRevisions.revision, 1),
    );
    await test.db.delete(recruitmentRevisions).where(ofThen);
    expect(await read()).toMatchObject({ content: { maxSalary: 900 }, current: null });
  });
});

describe("a company that states something else of itself", () => {
  const restate = () =>
    test.db.transaction((tx) =>
      restateEmployer(tx, world.as(world.admin), { companyId: world.companyId, savedBy: null }),
    );
  const state = (columns: Partial<typeof companies.$inferInsert>) =>
    test.db.update(companies).set(columns).where(eq(companies.id, world.companyId));
  const contactIn = async (recruitmentId: string) => {
    const { conditions, revision } = await world.row(recruitmentId);
    return [conditions.employerContact, revision];
  };

  it("states it in its published positions, each once, and who was offered one is told", async () => {
    const [paused, draft] = [await world.published(), uuidv7()];
    await pauseRecruitment(world.as(world.admin), { recruitmentId: paused });
    await world.save(draft);
    const other = await createPositionWorld(test.db);
    const foreign = await other.published();
    const joker = await insertCandidate(test.db);
    const offerId = await offerTo(joker);
    expect(await restate()).toEqual([]);
    expect(await contactIn(id)).toEqual(["saiyo@example.test", 1]);

    await state({ contact: "new@example.test" });
    expect(await restate()).toEqual([{ jokerId: joker.userId, offerId }]);
    expect(await contactIn(id)).toEqual(["new@example.test", 2]);
    expect(await restate()).toEqual([]);
    expect(await contactIn(id)).toEqual(["new@example.test", 2]);
    expect(await contactIn(paused)).toEqual(["saiyo@example.test", 1]);
    expect(await contactIn(foreign)).toEqual(["saiyo@example.test", 1]);
    expect((await world.row(draft)).revision).toBe(0);
    const kept = await test.db
      .select({ revision: recruitmentRevisions.revision, content: recruitmentRevisions.content })
      .from(recruitmentRevisions)
      .where(eq(recruitmentRevisions.recruitmentId, id))
      .orderBy(recruitmentRevisions.revision);
    expect(kept).toMatchObject([
      { revision: 1, content: { employerContact: "saiyo@example.test" } },
      { revision: 2, content: { employerContact: "new@example.test" } },
    ]);
    expect(await told()).toEqual([joker.userId]);
  });

  it("leaves them as they were while it states no address or no contact any more", async () => {
    const { address } = (
      await test.db.select().from(companies).where(eq(companies.id, world.companyId))
    )[0] ?? { address: null };
    await state({ contact: null });
    expect(await restate()).toEqual([]);
    await state({ contact: "new@example.test", address: null });
    expect(await restate()).toEqual([]);
    expect(await contactIn(id)).toEqual(["saiyo@example.test", 1]);
    await state({ address });
    await restate();
    expect(await contactIn(id)).toEqual(["new@example.test", 2]);
  });

  it("is heard live by whom it was offered to, saved by the company or agreed to by an operator", async () => {
    const joker = await insertCandidate(test.db);
    const offerId = await offerTo(joker);
    const saving = testCtx(test.db, world.admin);
    const company = companyPageSchema.parse({
      name: "株式会社かもめ",
      nameKana: "カモメ",
      siteUrl: "https://kamome.example.jp/",
      address: { prefecture: 13, cityAndStreet: "千代田区一番町1-1" },
      contact: "new@example.test",
    });
    await saveCompany(saving.ctx, { company, lockVersion: 0 });
    expect(saving.signals).toEqual(expect.arrayContaining([bell(joker), card(joker, offerId)]));
    const deciding = testCtx(test.db, operatorOf("support"));
    const [request] = await listIdentityRequests(deciding.ctx);
    await decideIdentity(deciding.ctx, { requestId: request?.id ?? "", decision: "accept" });
    expect(deciding.signals).toEqual(expect.arrayContaining([bell(joker), card(joker, offerId)]));
    expect((await world.row(id)).conditions.employerName).toBe("株式会社かもめ");
    expect((await test.db.select().from(recruitments)).map(({ revision }) => revision)).toEqual([
      3,
    ]);
  });
});
