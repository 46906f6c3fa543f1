import { AppError } from "@tefuda/domain/errors/app-error";
import { DAY_MS } from "@tefuda/domain/time/units";
import type { FastifyInstance } from "fastify";
import type { AppCtx } from "../trpc/context.ts";

const PATH = "/.well-known/security.txt";
/** It is made anew for each reader; whoever keeps a copy has to look again after that. */
const VALID_DAYS = 180;

/** Where to tell of a hole in the product (RFC 9116); nowhere while the settings name no contact. */
export function securityText(
  server: FastifyInstance,
  { site, clock }: Pick<AppCtx, "site" | "clock">,
) {
  server.get(PATH, async (_request, reply) => {
    if (site.desk === undefined) throw new AppError("dataNotFound");
    const expires = new Date(clock().getTime() + VALID_DAYS * DAY_MS);
    const lines = [
      `Contact: mailto:${site.desk}`,
      `Expires: ${expires.toISOString()}`,
      "Preferred-Languages: ja, en",
      `Canonical: ${site.origin}${PATH}`,
    ];
    return reply
      .header("cache-control", "public, max-age=3600")
      .type("text/plain; charset=utf-8")
      .send(`${lines.join("\n")}\n`);
  });
}
