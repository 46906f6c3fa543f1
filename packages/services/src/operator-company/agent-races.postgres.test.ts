import { aces } from "@tefuda/db/schema/ace";
import { companies } from "@tefuda/db/schema/company";
import { likes } from "@tefuda/db/schema/like";
import { eq } from "@tefuda/db/sql";
import { isAppError } from "@tefuda/domain/errors/app-error";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { countWaiting } from "@tefuda/testing/database/waiting";
import { describe, expect, it } from "vitest";
import { insertCandidate } from "../candidate/candidate.fixture.ts";
import { insertMember, insertPublicCompany } from "../company/company.fixture.ts";
import { testCtx } from "../joker/joker.fixture.ts";
import { createLike } from "../like/create-like.ts";
import { operatorOf } from "../member/member.fixture.ts";
import { agentProfile, consultationOf } from "./agent.fixture.ts";
import { listOperatorAgents } from "./agents.ts";
import { setAgent } from "./set-agent.ts";

const ROUNDS = 8;
const test = useTestDatabase();
const as = () => testCtx(test.db, operatorOf()).ctx;

async function insertAgentOf(companyId: string) {
  return insertMember(test.db, companyId, { ...agentProfile });
}

describe("agents that are set at once", () => {
  it("get each a place of their own, without a gap", async () => {
    const companyIds = [await insertPublicCompany(test.db), await insertPublicCompany(test.db)];
    const people = await Promise.all(
      Array.from({ length: 6 }, async (_, n) => {
        const companyId = companyIds[n % 2] ?? "";
        return { companyId, aceId: await insertAgentOf(companyId) };
      }),
    );
    for (let round = 0; round < ROUNDS; round += 1) {
      await Promise.all(
        people.map((one, n) =>
          setAgent(as(), { ...one, isAgent: true, place: 1 + ((n * 5 + round) % 6) }),
        ),
      );
      const agents = await listOperatorAgents(as());
      expect(agents.map(({ agentOrder }) => agentOrder)).toEqual([1, 2, 3, 4, 5, 6]);
      expect(new Set(agents.map(({ id }) => id)).size).toBe(6);
    }
  });

  it("wait for whoever is changing the members of another agency", async () => {
    const [companyId, agencyId] = [
      await insertPublicCompany(test.db),
      await insertPublicCompany(test.db),
    ];
    await test.db.update(aces).set({ isAgent: false });
    const first = await insertAgentOf(agencyId);
    await test.db.update(aces).set({ isAgent: true, agentOrder: 1 }).where(eq(aces.id, first));
    const aceId = await insertAgentOf(companyId);
    const [isHeld, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holding = test.db.transaction(async (tx) => {
      await tx.select().from(companies).where(eq(companies.id, agencyId)).for("update");
      isHeld.resolve();
      await released.promise;
    });
    await isHeld.promise;
    const setting = setAgent(as(), { companyId, aceId, isAgent: true, place: 1 });
    await expect.poll(() => countWaiting(test.db)).toBe(1);
    released.resolve();
    await Promise.all([holding, setting]);
    expect(await listOperatorAgents(as())).toMatchObject([{ id: aceId }, { id: first }]);
  });

  it("leave no consultation waiting for somebody who is no agent any more", async () => {
    const companyId = await insertPublicCompany(test.db);
    const aceId = await insertAgentOf(companyId);
    for (let round = 0; round < ROUNDS; round += 1) {
      await test.db.update(aces).set({ isAgent: true }).where(eq(aces.id, aceId));
      const seekers = await Promise.all([0, 1, 2].map(() => insertCandidate(test.db)));
      const ends = await Promise.allSettled([
        ...seekers.map((joker) => createLike(testCtx(test.db, joker).ctx, consultationOf(aceId))),
        setAgent(as(), { companyId, aceId, isAgent: false, place: 1 }),
      ]);
      const failed = ends.flatMap((end) => (end.status === "rejected" ? [end.reason] : []));
      for (const reason of failed)
        expect(isAppError(reason) ? reason.code : reason).toBe("aceNotFound");
      const found = await test.db
        .select({ status: likes.status })
        .from(likes)
        .where(eq(likes.aceId, aceId));
      expect(found.filter(({ status }) => status === "sent")).toEqual([]);
    }
  });
});
