import type { Ctx } from "../kernel/context.ts";
import { teamFor } from "./team.ts";

/** What the live streams of the report desk listen for; the id is the report's. */
export const REPORT_SIGNAL = "report-queue";

/** Tells the support team that a report came in or moved. Call it after commit. */
export async function signalReport({ db, ports }: Pick<Ctx, "db" | "ports">, id: string) {
  ports.bus.publish({ to: await teamFor(db, "report:handle"), topic: REPORT_SIGNAL, id });
}
