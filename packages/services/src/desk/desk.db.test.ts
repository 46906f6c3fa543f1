import { inquiries, inquiryAnswers } from "@tefuda/db/schema/inquiry";
import { jokerJudgements } from "@tefuda/db/schema/judgement";
import { matchings } from "@tefuda/db/schema/matching";
import { announces } from "@tefuda/db/schema/notification";
import { reports } from "@tefuda/db/schema/report";
import type { JudgementStatus } from "@tefuda/domain/judgement/states";
import type { OperatorActor, OperatorRole } from "@tefuda/domain/policy/actor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeAll, expect, it } from "vitest";
import { insertJoker, insertOperator, testCtx, testNow } from "../joker/joker.fixture.ts";
import { insertThread } from "../matching/thread.fixture.ts";
import { signalDesk } from "../signals/desk.ts";
import { signalQueue } from "../signals/judgement.ts";
import { signalReport } from "../signals/report.ts";
import { readDesk } from "./overview.ts";
import { deskTopic } from "./topics.ts";

const test = useTestDatabase();
const team = {} as Record<OperatorRole, OperatorActor>;

beforeAll(async () => {
  for (const role of ["support", "judge", "editor", "admin"] as const)
    team[role] = await insertOperator(test.db, role);
});

/** The parts of the desk that a role is answered. */
const partsOf = async (role: OperatorRole) =>
  Object.entries(await readDesk(testCtx(test.db, team[role]).ctx))
    .filter(([, part]) => part !== null)
    .map(([name]) => name)
    .toSorted();

it("answers each role what it may open, and of the rest not even the number", async () => {
  expect(await partsOf("judge")).toEqual(["judgements"]);
  expect(await partsOf("editor")).toEqual(["announces", "articles"]);
  const ofSupport = ["errorsToday", "identityRequests", "inquiries", "reports", "supportUnread"];
  expect(await partsOf("support")).toEqual(ofSupport);
  expect(await partsOf("admin")).toEqual(
    ["announces", "articles", "judgements", ...ofSupport].toSorted(),
  );
});

it("tells of what moved those alone whose work it is", async () => {
  const { ctx, signals } = testCtx(test.db, team.admin);
  await signalReport(ctx, "a report");
  await signalQueue(ctx, "a case");
  await signalDesk(ctx, "announces");
  await signalDesk(ctx, "inquiries");
  const roleOf = (id: string) => Object.values(team).find(({ userId }) => userId === id)?.role;
  expect(
    signals.map(({ to, topic, id }) => [
      topic === "desk" ? id : topic,
      to === "everyone" ? to : to.map(roleOf).toSorted(),
    ]),
  ).toEqual([
    ["report-queue", ["admin", "support"]],
    ["judgement-queue", ["admin", "judge"]],
    ["announces", ["admin", "editor"]],
    ["inquiries", ["admin", "support"]],
  ]);
});

it("follows for a role what it may open, also when a signal came to the wrong one", async () => {
  const followed = async (role: OperatorRole) => {
    const { ctx } = testCtx(test.db, team[role]);
    const { concerns } = await deskTopic.open(ctx, "", undefined);
    return [
      "articles",
      "announces",
      "inquiries",
      "matchings",
      "judgements",
      "reports",
      "identities",
    ]
      .filter((id) => concerns({ to: [], topic: "desk", id }))
      .join();
  };
  expect(await followed("judge")).toBe("judgements");
  expect(await followed("editor")).toBe("articles,announces");
  expect(await followed("support")).toBe("inquiries,matchings,reports,identities");
});

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const after = (ms: number) => new Date(testNow.getTime() + ms);
const readAll = () => readDesk(testCtx(test.db, team.admin).ctx);
const nothing = { count: 0, dueAt: null, medianMs: null };

it("says of judgements how many wait, until when, and how long those of thirty days took", async () => {
  expect((await readAll()).judgements).toEqual(nothing);
  const judge = async (status: JudgementStatus, asked: number, reviewed?: number) => {
    const { userId: jokerId } = await insertJoker(test.db);
    await test.db.insert(jokerJudgements).values({
      id: uuidv7(),
      jokerId,
      status,
      requestedAt: after(asked),
      reviewedAt: reviewed === undefined ? null : after(reviewed),
      createdAt: after(asked),
      updatedAt: after(asked),
    });
  };
  await judge("requested", -DAY);
  await judge("reviewing", 0);
  await judge("passed", -30 * DAY - HOUR, -30 * DAY);
  // Thursday's has three working days, until Tuesday ends in Japan.
  const waiting = { count: 2, dueAt: new Date("2026-04-07T15:00:00Z"), medianMs: null };
  expect((await readAll()).judgements).toEqual(waiting);
  await judge("rejected", -30 * DAY - HOUR, -30 * DAY + 1);
  expect((await readAll()).judgements).toEqual({ ...waiting, medianMs: HOUR + 1 });
});

it("counts reports of people that nobody has decided on", async () => {
  expect((await readAll()).reports).toEqual(nothing);
  const report = (row: Partial<typeof reports.$inferInsert>) =>
    test.db.insert(reports).values({
      id: uuidv7(),
      reportedUserId: uuidv7(),
      reporterId: uuidv7(),
      matchingId: uuidv7(),
      reportReasons: [],
      dueAt: after(DAY),
      createdAt: testNow,
      updatedAt: testNow,
      ...row,
    });
  await report({ dueAt: after(2 * DAY) });
  await report({ status: "investigating", dueAt: after(3 * DAY) });
  await report({ status: "actioned" });
  // What a release writes without a report is about nobody.
  await report({ reportedUserId: null });
  expect((await readAll()).reports).toEqual({
    count: 2,
    dueAt: after(2 * DAY),
    medianMs: null,
  });
});

it("counts inquiries that are open", async () => {
  expect((await readAll()).inquiries).toEqual(nothing);
  const inquire = async (status: "open" | "answered", createdAt: Date) => {
    const id = uuidv7();
    const words = { name: "青木", email: "aoki@example.jp", content: "…", digest: id };
    await test.db.insert(inquiries).values({ id, category: "other", ...words, status, createdAt });
    return id;
  };
  await inquire("open", testNow);
  const answered = await inquire("answered", after(-DAY));
  const answer = { inquiryId: answered, content: "…" };
  await test.db.insert(inquiryAnswers).values([
    { id: uuidv7(), ...answer, createdAt: after(-HOUR) },
    { id: uuidv7(), ...answer, createdAt: testNow },
  ]);
  expect((await readAll()).inquiries).toEqual({
    count: 1,
    dueAt: new Date("2026-04-08T15:00:00Z"),
    medianMs: 23 * HOUR,
  });
});

it("names the next announcement that waits for its time and was not taken back", async () => {
  expect((await readAll()).announces).toEqual({ count: 0, at: null });
  const announce = (publishAt: Date, withdrawnAt: Date | null = null) =>
    test.db
      .insert(announces)
      .values({ id: uuidv7(), content: "…", publishAt, withdrawnAt, createdAt: testNow });
  await announce(testNow);
  await announce(after(HOUR), testNow);
  await announce(after(3 * HOUR));
  await announce(after(2 * HOUR));
  expect((await readAll()).announces).toEqual({ count: 2, at: after(2 * HOUR) });
});

it("counts the support team's threads with something to read, however little, and no company's", async () => {
  const [{ joker }, other] = [await insertThread(test.db), await insertThread(test.db)];
  await test.db.update(matchings).set({ aceUnreadCount: 3 });
  const support = (jokerId: string, aceUnreadCount: number) =>
    test.db.insert(matchings).values({
      id: uuidv7(),
      jokerId,
      operatorId: "operator",
      aceUnreadCount,
      matchedAt: testNow,
      lastMessagedAt: testNow,
      createdAt: testNow,
      updatedAt: testNow,
    });
  await support(joker.userId, 1);
  await support(other.joker.userId, 0);
  expect((await readAll()).supportUnread).toBe(1);
});
