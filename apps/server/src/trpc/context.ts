import type { Actor } from "@tefuda/domain/policy/actor";
import type { Ctx } from "@tefuda/services/kernel/context";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isFromOwnMachine } from "../plugins/own-machine.ts";

/** What every request shares; made once at start. */
export type AppCtx = Pick<Ctx, "db" | "clock" | "ports" | "site">;

declare module "fastify" {
  interface FastifyRequest {
    /** Who is calling, read from the session cookie before any handler runs. */
    actor: Actor;
  }
}

const headersMade = new WeakMap<FastifyRequest, Headers>();

/** The request's headers in the platform's shape, for the session engine; made once a request. */
export function headersOf(request: FastifyRequest): Headers {
  const made = headersMade.get(request);
  if (made) return made;
  const headers = new Headers();
  headersMade.set(request, headers);
  for (const [name, value] of Object.entries(request.headers))
    if (typeof value === "string") headers.set(name, value);
  return headers;
}

/** Who asked, for the record of what failed. */
export const callerOf = ({ actor, headers }: FastifyRequest) => ({
  actor,
  request: { userAgent: headers["user-agent"] ?? "" },
});

/** The context of one request: the shared engines, the actor, and where the call came from. */
export function createContext(app: AppCtx, req: FastifyRequest, res: FastifyReply): Ctx {
  return {
    ...app,
    actor: req.actor,
    request: {
      ip: req.ip,
      userAgent: req.headers["user-agent"] ?? "",
      isOwnMachine: isFromOwnMachine(req),
      headers: headersOf(req),
      setCookie: (value) => void res.header("set-cookie", value),
    },
  };
}
