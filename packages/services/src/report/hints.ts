import { operators } from "@tefuda/db/schema/account";
import type { Ctx } from "../kernel/context.ts";

/** What the live streams of the report desk listen for; the id is the report's. */
export const REPORT_HINT = "report-queue";

/** Tells the support team that a report came in or moved. Call it after commit. */
export async function hintReport({ db, ports }: Pick<Ctx, "db" | "ports">, id: string) {
  const team = await db.select({ id: operators.id }).from(operators);
  ports.bus.publish({ to: team.map((one) => one.id), topic: REPORT_HINT, id });
}
