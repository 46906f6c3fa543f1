import type { Db } from "@tefuda/db/client";
import { operators, users } from "@tefuda/db/schema/account";
import type { OperatorActor, OperatorRole } from "@tefuda/domain/policy/actor";
import { uuidv7 } from "uuidv7";
import { testNow } from "../joker/joker.fixture.ts";

/** An operator of a role. */
export async function insertOperator(db: Db, role: OperatorRole): Promise<OperatorActor> {
  const id = uuidv7();
  const email = `${id}@example.test`;
  const written = { createdAt: testNow, updatedAt: testNow };
  await db.insert(users).values({ id, name: "運営 花子", email, ...written });
  await db.insert(operators).values({ id, email, name: "運営 花子", role, ...written });
  return { kind: "operator", userId: id, role };
}

/** What an operator writes about a user's conduct. */
export const givenTo = (userId: string) => ({
  id: uuidv7(),
  userId,
  reason: "同じ文面の連絡が続いたため",
  notice: "配慮に欠ける連絡が確認されました。",
});
