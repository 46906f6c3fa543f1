import { memberInvitations } from "@tefuda/db/schema/company-member";
import { eq } from "@tefuda/db/sql";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { countWaiting } from "@tefuda/testing/database/waiting";
import { expect, it } from "vitest";
import { acceptInvitation } from "./accept-invitation.ts";
import { createInviter } from "./member.fixture.ts";

const test = useTestDatabase();

it.each(["canceledAt", "acceptedAt"] as const)(
  "an invitation opens nothing that gets its %s while its link is being opened",
  async (column) => {
    const world = await createInviter(test.db);
    const email = `${column.toLowerCase()}@example.jp`;
    const { inviteId } = await world.invite(email);
    const code = await world.code(email);
    const ctx = await world.browser().ctx();
    const [isHeld, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const changing = test.db.transaction(async (tx) => {
      await tx
        .update(memberInvitations)
        .set({ [column]: world.app.clock() })
        .where(eq(memberInvitations.id, inviteId));
      isHeld.resolve();
      await released.promise;
    });
    await isHeld.promise;
    const opening = expect(acceptInvitation(ctx, code)).rejects.toMatchObject({
      code: "invalidActionCode",
    });
    await expect.poll(() => countWaiting(test.db), { timeout: 20_000 }).toBe(1);
    released.resolve();
    await Promise.all([changing, opening]);
    expect((await world.row(inviteId))?.aceId).toBeNull();
  },
);
