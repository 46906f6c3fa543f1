import { createHmac } from "node:crypto";
import { compassRuns } from "@tefuda/db/schema/compass";
import { and, eq, isNull, type SQL } from "@tefuda/db/sql";
import { networkOf } from "@tefuda/domain/account/network";
import type { CompassCaller } from "@tefuda/domain/compass/policy";
import type { ActorFor } from "@tefuda/domain/policy/can";
import type { Ctx } from "../kernel/context.ts";
import { authSecretOf } from "../kernel/sealing.ts";

/** Whoever may ask for advice: a seeker or a visitor. */
export type CompassCtx = Ctx<ActorFor<"compass:answer">>;

/** Whose run it is: a seeker by name, a visitor by a key that tells nobody who that is. */
export interface Whose {
  readonly caller: CompassCaller;
  readonly jokerId: string | null;
  readonly visitorKey: string | null;
}

/** Visitors are told apart by where they come from; kept is a hash that only this product can make. */
export async function whoseOf(ctx: CompassCtx): Promise<Whose> {
  const { actor } = ctx;
  if (actor.kind === "joker") return { caller: "joker", jokerId: actor.userId, visitorKey: null };
  return { caller: "visitor", jokerId: null, visitorKey: await visitorKeyOf(ctx, "visitor") };
}

/** The hash by which a visitor is counted, another one for each thing that is. */
export async function visitorKeyOf(
  { ports, request }: Pick<CompassCtx, "ports" | "request">,
  what: "visitor" | "recording",
): Promise<string> {
  const secret = await authSecretOf(ports);
  return createHmac("sha256", secret)
    .update(`tefuda compass ${what} ${networkOf(request.ip)}`)
    .digest("base64url");
}

/** The runs that count for somebody; a visitor's ends to be one once a seeker has taken it over. */
export function runsOf({ jokerId, visitorKey }: Whose): SQL | undefined {
  if (jokerId !== null) return eq(compassRuns.jokerId, jokerId);
  return and(eq(compassRuns.visitorKey, visitorKey ?? ""), isNull(compassRuns.jokerId));
}
