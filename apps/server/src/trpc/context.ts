import type { Actor } from "@tefuda/domain/policy/actor";
import type { Ctx, RequestMeta } from "@tefuda/services/kernel/context";
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

/** Lets go of the headers that were made for a request, where it lasts longer than they are of use. */
export const forgetHeaders = (request: FastifyRequest) => void headersMade.delete(request);

/** Who asked, for the log; nobody for a visitor. */
export const personOf = ({ actor }: FastifyRequest) =>
  actor.kind === "visitor" ? undefined : actor.userId;

/** Who asked, for the record of what failed. */
export const callerOf = ({ actor, headers }: FastifyRequest) => ({
  actor,
  request: { userAgent: headers["user-agent"] ?? "" },
});

/**
 * The context of one request: the shared engines, the actor, and where the call came from.
 * @param path the place as the product calls it, for the log
 */
export function createContext(
  app: AppCtx,
  req: FastifyRequest,
  res: FastifyReply,
  path = req.routeOptions.url,
): Ctx {
  return {
    ...app,
    actor: req.actor,
    request: {
      ip: req.ip,
      userAgent: req.headers["user-agent"] ?? "",
      isOwnMachine: isFromOwnMachine(req),
      headers: headersOf(req),
      setCookie: (value) => void res.header("set-cookie", value),
      note: (line) => req.log.info({ ...line, path }, "Somebody signs in."),
    },
  };
}

/**
 * The context of a call that lasts: of its request it holds what is asked for later, and neither the request
 * nor the answer. Nothing can be added to an answer that has begun.
 */
export function createLastingContext(app: AppCtx, req: FastifyRequest): Ctx {
  return { ...app, actor: req.actor, request: new LastingRequest(req) };
}

class LastingRequest implements RequestMeta {
  readonly ip: string;
  readonly userAgent: string;
  readonly isOwnMachine: boolean;
  private readonly cookie: string;
  constructor(req: FastifyRequest) {
    this.ip = req.ip;
    this.userAgent = req.headers["user-agent"] ?? "";
    this.isOwnMachine = isFromOwnMachine(req);
    this.cookie = req.headers.cookie ?? "";
  }
  /** Who is calling is asked for once a minute. */
  get headers(): Headers {
    return new Headers({ cookie: this.cookie });
  }
  setCookie() {}
}
