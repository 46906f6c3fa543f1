import { operators } from "@tefuda/db/schema/account";
import { aces } from "@tefuda/db/schema/ace";
import { companies } from "@tefuda/db/schema/company";
import { jokers } from "@tefuda/db/schema/joker";
import { reports } from "@tefuda/db/schema/report";
import { WITHDRAWN_USER_NAME } from "@tefuda/domain/joker/display-name";

/** What lists and pages of the desk show of a report. */
export const reportColumns = {
  id: reports.id,
  status: reports.status,
  reasons: reports.reportReasons,
  createdAt: reports.createdAt,
  dueAt: reports.dueAt,
  action: reports.action,
  shareMessages: reports.shareMessages,
  lockVersion: reports.lockVersion,
  reporterId: reports.reporterId,
  reportedUserId: reports.reportedUserId,
  aceId: reports.aceId,
  aceName: aces.name,
  companyName: companies.name,
  jokerName: jokers.name,
  handlerName: operators.name,
};

interface Sides {
  readonly reporterId: string;
  readonly aceId: string | null;
  readonly aceName: string | null;
  readonly companyName: string | null;
  readonly jokerName: string | null;
}

/** One side of a report as an operator reads it. */
interface ReportSide {
  readonly kind: "joker" | "ace";
  readonly name: string;
  readonly companyName: string | null;
}

/** Who reported whom; people whose data is gone keep their place without a name. */
export function sidesOf({ reporterId, aceId, aceName, companyName, jokerName }: Sides) {
  const ace: ReportSide = { kind: "ace", name: aceName ?? WITHDRAWN_USER_NAME, companyName };
  const joker: ReportSide = {
    kind: "joker",
    name: jokerName || WITHDRAWN_USER_NAME,
    companyName: null,
  };
  return reporterId === aceId
    ? { reporter: ace, reported: joker }
    : { reporter: joker, reported: ace };
}
