import { matchings } from "@tefuda/db/schema/matching";
import type { SignedInActor } from "@tefuda/domain/policy/actor";
import { operatorRoles } from "@tefuda/domain/policy/actor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { expect, it } from "vitest";
import { isReachable, type MatchingAction, places, whereReachable } from "./reach.ts";
import { startSupport } from "./start-support.ts";
import { createWorld, insertAce, insertJoker, insertThread } from "./thread.fixture.ts";

const test = useTestDatabase();

const actions: readonly MatchingAction[] = [
  "matching:list",
  "matching:release",
  "message:read",
  "message:write",
  "message:read-company",
  "interest:answer",
  "turn:set-close",
  "schedule:act",
];

it("says of a row what a query limited to the actor's matchings says", async () => {
  const one = await insertThread(test.db);
  const other = await insertThread(test.db);
  const support = { kind: "operator", userId: uuidv7(), role: "support" } as const;
  await startSupport(createWorld(test.db).as(support), { jokerId: one.joker.userId });
  const admin = await insertAce(test.db, one.companyId, { authority: "admin" });
  const actors: SignedInActor[] = [
    one.joker,
    { ...one.joker, isRestricted: true },
    { ...one.joker, registrationStatus: "judging" },
    one.ace,
    { ...one.ace, isRestricted: true },
    { ...one.ace, isAgent: true },
    admin,
    { ...admin, isRestricted: true },
    other.ace,
    other.joker,
    await insertJoker(test.db),
    ...operatorRoles.map((role) => ({ kind: "operator", userId: uuidv7(), role }) as const),
  ];
  const rows = await test.db.select({ id: matchings.id, ...places }).from(matchings);
  expect(rows).toHaveLength(3);
  let reached = 0;
  for (const actor of actors)
    for (const action of actions) {
      const found = await test.db
        .select({ id: matchings.id })
        .from(matchings)
        .where(whereReachable(actor, action))
        .orderBy(matchings.id);
      const seen = rows.filter((row) => isReachable(actor, action, row)).map(({ id }) => id);
      expect(seen.toSorted(), `${action} of ${JSON.stringify(actor)}`).toEqual(
        found.map(({ id }) => id),
      );
      reached += seen.length;
    }
  // Neither of them says no to everything.
  expect(reached).toBeGreaterThan(30);
});
