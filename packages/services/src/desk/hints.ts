import { operators } from "@tefuda/db/schema/account";
import type { Ctx } from "../kernel/context.ts";

/** What the operator's start page and lists listen for; the id says which noun moved. */
export const DESK_HINT = "desk";
type DeskNoun =
  | "articles"
  | "announces"
  | "inquiries"
  | "matchings"
  | "judgements"
  | "reports"
  | "identities";

/** Tells every operator that something on the desk moved. Call it after commit. */
export async function hintDesk({ db, ports }: Pick<Ctx, "db" | "ports">, noun: DeskNoun) {
  const found = await db.select({ id: operators.id }).from(operators);
  ports.bus.publish({ to: found.map(({ id }) => id), topic: DESK_HINT, id: noun });
}
