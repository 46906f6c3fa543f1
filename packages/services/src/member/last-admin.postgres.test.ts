import { aces } from "@tefuda/db/schema/ace";
import { and, eq, isNull } from "@tefuda/db/sql";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { describe, expect, it } from "vitest";
import { testCtx } from "../joker/joker.fixture.ts";
import { insertAce, insertCompany } from "../matching/thread.fixture.ts";
import { withdraw } from "../withdrawal/withdraw.ts";
import { makeLeavers } from "../withdrawal/withdrawal.fixture.ts";
import { removeMember } from "./remove-member.ts";
import { updateAuthority } from "./update-authority.ts";

const ROUNDS = 12;
const test = useTestDatabase();

const adminsOf = (companyId: string) =>
  test.db
    .select({ id: aces.id })
    .from(aces)
    .where(and(eq(aces.companyId, companyId), eq(aces.authority, "admin"), isNull(aces.removedAt)));

describe("the last administrator", () => {
  it("is left of three who demote, remove and leave at once", async () => {
    const { enter } = makeLeavers(test.db);
    for (let round = 0; round < ROUNDS; round += 1) {
      const companyId = await insertCompany(test.db);
      const admin = () => insertAce(test.db, companyId, { authority: "admin" });
      const [first, second, third] = [await admin(), await admin(), await admin()];
      const leaving = await (await enter(third)).ctx();
      const as = (actor: typeof first) => testCtx(test.db, actor).ctx;
      const ends = await Promise.allSettled([
        updateAuthority(as(first), { aceId: second.userId, authority: "member" }),
        removeMember(as(second), { aceId: first.userId }),
        withdraw(leaving, {}),
      ]);
      const refused = ends.flatMap((end) => (end.status === "rejected" ? [end.reason.code] : []));
      expect(["lastAdmin", "permissionDenied"]).toEqual(expect.arrayContaining(refused));
      expect(await adminsOf(companyId)).toHaveLength(1);
    }
  });

  it("stays when two demote each other at once", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const companyId = await insertCompany(test.db);
      const first = await insertAce(test.db, companyId, { authority: "admin" });
      const second = await insertAce(test.db, companyId, { authority: "admin" });
      const demote = (by: typeof first, who: typeof first) =>
        updateAuthority(testCtx(test.db, by).ctx, { aceId: who.userId, authority: "member" });
      const ends = await Promise.allSettled([demote(first, second), demote(second, first)]);
      expect(ends.filter(({ status }) => status === "rejected")).toHaveLength(1);
      expect(await adminsOf(companyId)).toHaveLength(1);
    }
  });
});
