import { type ErrorCode, errorCatalogue } from "@tefuda/domain/errors/catalogue";
import type { FastifyRequest } from "fastify";
import { personOf } from "../trpc/context.ts";

/**
 * A line of the log for whoever is turned away: who, where and why, by ids and codes alone. What went
 * wrong of itself, or is too much at once, has lines of its own or none.
 * @param path the place as the product calls it; what was asked for may hold somebody's words
 */
export function tellRefusal(
  request: FastifyRequest,
  code: ErrorCode,
  path = request.routeOptions.url,
) {
  const { kind } = errorCatalogue[code];
  if (kind === "internal" || kind === "unavailable") return;
  const userId = personOf(request);
  request.log.info({ event: "refused", path, code, userId }, "Somebody was turned away.");
}
