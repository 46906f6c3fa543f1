import { visitor } from "@tefuda/domain/policy/actor";
import type { Ctx } from "./context.ts";

/** What an audit row says of something that the product does by itself: nobody's call came from anywhere. */
export const byItself = ({
  clock,
}: Pick<Ctx, "clock">): Pick<Ctx, "actor" | "clock" | "request"> => ({
  actor: visitor,
  clock,
  request: { ip: "", userAgent: "job", headers: new Headers(), setCookie: () => {} },
});
