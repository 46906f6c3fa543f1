import type { Action } from "@tefuda/domain/policy/permissions";
import type { Ctx } from "../kernel/context.ts";
import { teamFor } from "./team.ts";

/** What the operator's start page and lists listen for; the id says which noun moved. */
export const DESK_SIGNAL = "desk";

/** The lists of the desk, each with what its reader has to be allowed. */
export const deskAccess = {
  articles: "article:write",
  announces: "announce:write",
  synonyms: "synonym:write",
  inquiries: "inquiry:handle",
  matchings: "matching:list",
  judgements: "judgement:judge",
  reports: "report:handle",
  identities: "operator:decide-identity",
} as const satisfies Readonly<Record<string, Action>>;
export type DeskNoun = keyof typeof deskAccess;

/** Tells the operators who see a list of the desk that it moved. Call it after commit. */
export async function signalDesk({ db, ports }: Pick<Ctx, "db" | "ports">, noun: DeskNoun) {
  const to = await teamFor(db, deskAccess[noun]);
  ports.bus.publish({ to, topic: DESK_SIGNAL, id: noun });
}
