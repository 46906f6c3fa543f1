import type { OperatorActor, OperatorRole } from "@tefuda/domain/policy/actor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { beforeAll, expect, it } from "vitest";
import { insertOperator, testCtx } from "../joker/joker.fixture.ts";
import { hintQueue } from "../judgement/hints.ts";
import { hintReport } from "../report/hints.ts";
import { hintDesk } from "./hints.ts";
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
  const { ctx, hints } = testCtx(test.db, team.admin);
  await hintReport(ctx, "a report");
  await hintQueue(ctx, "a case");
  await hintDesk(ctx, "announces");
  await hintDesk(ctx, "inquiries");
  const roleOf = (id: string) => Object.values(team).find(({ userId }) => userId === id)?.role;
  expect(
    hints.map(({ to, topic, id }) => [
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

it("follows for a role what it may open, also when a hint came to the wrong one", async () => {
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
