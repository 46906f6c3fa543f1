import { admit } from "@tefuda/domain/policy/can";
import type { Action } from "@tefuda/domain/policy/permissions";
import { transformer } from "@tefuda/domain/wire/transformer";
import type { Ctx } from "@tefuda/services/kernel/context";
import { initTRPC } from "@trpc/server";
import { appErrorOf, errorData, transportErrorOf } from "./errors.ts";

interface Meta {
  /** The row of the permission table that guards the procedure. */
  readonly access: Action;
}

const PING_EVERY_MS = 10_000;

const t = initTRPC
  .context<Ctx>()
  .meta<Meta>()
  .create({
    transformer,
    errorFormatter: ({ shape, error }) => {
      const data = errorData(appErrorOf(error));
      return { ...shape, message: data.message, data };
    },
    sse: {
      ping: { enabled: true, intervalMs: PING_EVERY_MS },
      client: { reconnectAfterInactivityMs: 2.5 * PING_EVERY_MS },
    },
  });

export const router = t.router;

/** Puts every failure into the catalogue's words before it reaches the transport. */
const guarded = t.procedure.use(async ({ next }) => {
  const result = await next();
  if (!result.ok) throw transportErrorOf(appErrorOf(result.error));
  return result;
});

/**
 * The only way to make a procedure. There is no default: each names the row of the permission
 * table that guards it, and sees the actor narrowed to whom that row lets through.
 */
export const procedure = {
  access: <A extends Action>(access: A) =>
    guarded
      .meta({ access })
      .use(({ ctx, next }) => next({ ctx: { ...ctx, actor: admit(ctx.actor, access) } })),
};
