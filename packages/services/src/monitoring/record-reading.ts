import { createHash } from "node:crypto";
import { READING_COUNTS_ONCE_MS } from "@tefuda/domain/monitoring/event-limits";
import type { AnalyticsEvent, AnalyticsParams } from "@tefuda/domain/monitoring/events";
import type { Ctx } from "../kernel/context.ts";
import { logFault } from "./log-fault.ts";
import { once } from "./once.ts";
import { notForLong, recordBeside } from "./record-event.ts";

/** The bits that mark an id as a UUID whose other bits mean what its maker likes (RFC 9562, 8). */
const VERSION_BYTE = 6;
const VARIANT_BYTE = 8;
const UUID_BYTES = 16;

/**
 * Writes the event of a member of staff who looks at something. Lists read themselves again and go on
 * page by page: the same look (`what`) within ten minutes is one event. It never fails; let it run beside
 * the queries of the answer. Operators' looks are on record, and no use of the product.
 */
export async function recordReading<E extends AnalyticsEvent>(
  ctx: Pick<Ctx, "db" | "actor" | "clock">,
  name: E,
  params: AnalyticsParams<E>,
  what: unknown,
): Promise<void> {
  const { db, actor, clock } = ctx;
  if (actor.kind !== "ace") return;
  const span = Math.floor(clock().getTime() / READING_COUNTS_ONCE_MS);
  const id = idOf([name, actor.userId, span, what]);
  const written = once(db, id, () => recordBeside(db, ctx, [{ id, name, params }]));
  await notForLong(written.catch((error) => logFault(ctx, { error, place: `/events/${name}` })));
}

/** The same id for the same parts. */
function idOf(parts: readonly unknown[]): string {
  const bytes = createHash("sha256").update(JSON.stringify(parts)).digest().subarray(0, UUID_BYTES);
  bytes.writeUInt8((bytes.readUInt8(VERSION_BYTE) & 0x0f) | 0x80, VERSION_BYTE);
  bytes.writeUInt8((bytes.readUInt8(VARIANT_BYTE) & 0x3f) | 0x80, VARIANT_BYTE);
  const hex = bytes.toString("hex");
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join("-");
}
