import { createHash } from "node:crypto";
import { onlyRow } from "@tefuda/db/rows";
import { users } from "@tefuda/db/schema/account";
import { inquiries } from "@tefuda/db/schema/inquiry";
import { jokers } from "@tefuda/db/schema/joker";
import { eq } from "@tefuda/db/sql";
import { adviseByRules } from "@tefuda/domain/compass/advise";
import { NAMELESS_REPORTER, remarkAt, remarkReport } from "@tefuda/domain/compass/report.ja";
import type { ReportRemark } from "@tefuda/domain/compass/schema";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { JokerActor } from "@tefuda/domain/policy/actor";
import { uuidv7 } from "uuidv7";
import type { Ctx } from "../kernel/context.ts";
import { countRequest } from "../request-limit/count-request.ts";
import { signalDesk } from "../signals/desk.ts";
import { getResult } from "./results.ts";

/**
 * Tells the desk, among its inquiries, that something is wrong with a remark of one's own result: the
 * remark, its section and who wrote it, and not the introduction. Each is told of once, however often
 * it is pressed.
 * @throws AppError dataNotFound for a stranger's result or a remark that it does not have, tooManyRequests
 */
export async function reportRemark(
  ctx: Ctx<JokerActor>,
  { resultId, section, at }: ReportRemark,
): Promise<Record<never, never>> {
  const { userId } = ctx.actor;
  const result = await getResult(ctx, { id: resultId });
  const text = remarkAt(result, section, at);
  if (text === undefined) throw new AppError("dataNotFound");
  await countRequest(ctx, "remarkReport", userId);
  const rules = adviseByRules(result.input);
  const isOfRules = rules[section].some((_, index) => remarkAt(rules, section, index) === text);
  const person = onlyRow(
    await ctx.db
      .select({ name: jokers.name, email: users.email })
      .from(users)
      .innerJoin(jokers, eq(jokers.id, users.id))
      .where(eq(users.id, userId)),
  );
  await ctx.db
    .insert(inquiries)
    .values({
      id: uuidv7(),
      userId,
      category: "usage",
      name: person.name ?? NAMELESS_REPORTER,
      email: person.email,
      content: remarkReport(section, text, result.engine === "model" && !isOfRules),
      digest: createHash("sha256").update(`compass\0${resultId}\0${section}\0${at}`).digest("hex"),
      createdAt: ctx.clock(),
    })
    .onConflictDoNothing({ target: inquiries.digest });
  await signalDesk(ctx, "inquiries");
  return {};
}
