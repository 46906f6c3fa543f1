import { visitor } from "@tefuda/domain/policy/actor";
import type { Ctx } from "./context.ts";

/** The context of a command that someone runs on the server's machine; audit rows say so. */
export function atCommandLine(app: Pick<Ctx, "db" | "clock" | "ports" | "site">): Ctx {
  return {
    ...app,
    actor: visitor,
    request: {
      ip: "",
      userAgent: "command line",
      headers: new Headers(),
      setCookie: () => {},
    },
  };
}
