import { errorCatalogue, isErrorCode } from "@tefuda/domain/errors/catalogue";
import { can } from "@tefuda/domain/policy/can";
import { type Column, columns } from "@tefuda/domain/policy/permissions";
import { cases } from "../access-matrix/expectations/all.fixture.ts";
import { type MatrixProcedure, procedures } from "../access-matrix/procedures.fixture.ts";
import { watchTables } from "../access-matrix/tables.fixture.ts";
import type { Rows } from "../access-matrix/world/rows.fixture.ts";
import { asJson, type Front } from "./front.fixture.ts";

export interface RowsReport {
  /** Pairs of a mutation, of one whom the policy lets in, and of one foreign id. */
  readonly tried: number;
  readonly verdicts: Readonly<Record<string, number>>;
  readonly findings: readonly string[];
}

type Named = Exclude<keyof Rows, "codes" | "password">;

/**
 * Gives every mutation that does well with the caller's own rows one foreign id after the other, all
 * else being as it should, so that it is the row that decides: nothing may have changed after a refusal,
 * and no answer may be about how the input is written.
 */
export async function attackRows(front: Front): Promise<RowsReport> {
  const changedTables = await watchTables(front.stage.db);
  const verdicts: Record<string, number> = {};
  const findings: string[] = [];
  let tried = 0;
  const mutations = procedures.filter(({ type }) => type === "mutation");
  for (const procedure of mutations)
    for (const column of columns)
      for (const { what, json, leaves } of swapped(front, procedure, column)) {
        tried += 1;
        const [verdict, changed] = await front.stage.play(async (tx) => {
          const { status, text } = await front.ask(column, procedure, json);
          const code = /"data":\{"code":"(\w+)"/.exec(text)?.[1] ?? `${status}`;
          return [code, await changedTables(tx)] as const;
        });
        const outcome = verdict === "200" && changed.length === 0 ? "unchanged" : verdict;
        verdicts[outcome] = (verdicts[outcome] ?? 0) + 1;
        const about = `${procedure.path} as ${column} with a foreign ${what}`;
        const right = expected[`${procedure.path} ${what}`] ?? [];
        const isForOperators = right === ofOperators && !column.startsWith("operator");
        if (!isVerdict(outcome) && (isForOperators || !right.includes(outcome)))
          findings.push(`${about}: ${outcome}`);
        const written = changed.filter((table) => !leaves.includes(table));
        if (verdict !== "200" && written.length > 0)
          findings.push(`${about}: ${verdict}, but changes ${written.join(", ")}`);
      }
  return { tried, verdicts, findings };
}

/** The row is not there for whoever asks, or is not theirs, or nothing came of it. */
const isVerdict = (outcome: string) =>
  outcome === "unchanged" ||
  (isErrorCode(outcome) && ["notFound", "forbidden"].includes(errorCatalogue[outcome].kind));

const ofOperators = ["200"];
/** What else is right, by procedure and by what is named. */
const expected: Readonly<Record<string, readonly string[]>> = {
  // Everybody is told the same of any address, and what follows goes there by mail.
  "account.requestPasswordReset email": ["200"],
  "account.requestSignUp email": ["200"],
  // Everybody in the world has the same password.
  "account.signIn email": ["200"],
  "account.signInCompany email": ["loginPageForCompany"],
  "account.signInOperator email": ["wrongPassword"],
  // What is stale and what is another's look alike, as does a seat that somebody else has.
  "cannedReply.reorder cannedReplyId": ["lock"],
  "cannedReply.save cannedReplyId": ["lock"],
  "operatorCompany.decideIdentity identityRequestId": ["lock"],
  "operatorCompany.setStatus shownCompanyId": ["lock"],
  "video.signal videoChatId": ["videoSeatTaken"],
  // The row was looked at: it is no operator's, and no position of the company's own.
  "inquiry.assign userId": ["invalidParameter"],
  "offer.createOffer publishedId": ["aceNotLinkingRecruitment"],
  // Anybody may be a favourite; the other one only stands in a text.
  "favorite.add likableId": ["200"],
  "compass.createAnswer userId": ["200"],
  "companyAdmin.exportAuditLogs shownCompanyId": ofOperators,
  "companyAdmin.save shownCompanyId": ofOperators,
  "jokerRecord.signOut judgedId": ofOperators,
  "matching.findSupportJoker email": ofOperators,
  "matching.releaseByOperator matchingId": ofOperators,
  "member.invite shownCompanyId": ofOperators,
  "member.view shownCompanyId": ofOperators,
  "operatorCompany.saveContract shownCompanyId": ofOperators,
  "operatorCompany.setQuota shownCompanyId": ofOperators,
  "recruitment.closeRecruitment publishedId": ofOperators,
  "sanction.restrict judgedId": ofOperators,
  "sanction.suspend judgedId": ofOperators,
  "sanction.warn judgedId": ofOperators,
};

/** The good inputs of a caller with one id changed for a stranger's, of each kind that they name. */
function swapped({ world }: Front, { path, access }: MatrixProcedure, column: Column) {
  const own = world.rowsOf(column, "own");
  const foreign = world.rowsOf(column, "foreign");
  if (!own || !foreign || !can(world.actorOf(column), access)) return [];
  const made = new Map<string, { what: string; json: string; leaves: readonly string[] }>();
  for (const { input, own: outcomes, leaves = [] } of cases.get(path) ?? []) {
    if (!input || (outcomes[column] !== "ok" && outcomes[column] !== "unchanged")) continue;
    const good = asJson(input(own, foreign));
    for (const what of Object.keys(own) as (keyof Rows)[]) {
      if (what === "codes" || what === "password") continue;
      const json = asJson(input({ ...own, [what]: foreign[what as Named] }, foreign));
      // Ids that are made up anew each time are nobody's.
      if (json.includes(foreign[what]) && !good.includes(foreign[what]))
        made.set(json, { what, json, leaves });
    }
  }
  return [...made.values()];
}
