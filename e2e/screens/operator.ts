import { stableId } from "../../packages/testing/src/factories/ids.ts";
import { first, goOn, type Screen } from "./screen.ts";

const article = {
  on: "/operator/articles?status=planned",
  link: /^\/operator\/articles\/[\w-]{36}/,
};
const inquiry = { on: "/operator/inquiries", link: /^\/operator\/inquiries\/[\w-]{36}/ };
const supportRoom = { on: "/operator/matchings", link: /^\/operator\/matchings\/[\w-]{36}/ };
const company = {
  on: "/operator/companies",
  link: /^\/operator\/companies\/[\w-]{36}$/,
};
const report = { on: "/operator/reports", link: /^\/operator\/reports\/[\w-]+/ };
const jokerRecord = {
  on: "/operator/matchings/others",
  link: /^\/operator\/jokers\/[\w-]{36}$/,
};
const judgement = { on: "/operator/judgements", link: /^\/operator\/judgements\/[\w-]+/ };

/** What the service's own staff sees. */
export const operatorScreens: readonly Screen[] = [
  { role: "operator", name: "operator-security", path: "/operator/security" },
  { role: "operator", name: "operator-judgements", path: "/operator/judgements" },
  { role: "operator", name: "operator-judgement", path: judgement },
  { role: "operator", name: "operator-reports", path: "/operator/reports" },
  {
    role: "operator",
    name: "operator-reports-actioned",
    sameAs: { screen: "operator-reports", but: "the states of reports" },
    path: "/operator/reports?status=actioned",
  },
  { role: "operator", name: "operator-report", path: report },
  {
    role: "operator",
    name: "operator-report-actioned",
    path: { ...report, on: "/operator/reports?status=actioned" },
  },
  { role: "operator", name: "operator-jokers", path: "/operator/jokers" },
  { role: "operator", name: "operator-joker-reason", path: jokerRecord },
  {
    role: "operator",
    name: "operator-joker",
    path: jokerRecord,
    prepare: goOn("?purpose=report"),
  },
  { role: "operator", name: "operator-recruitment", path: first.position },
  { role: "operator", name: "operator-companies", path: "/operator/companies" },
  { role: "operator", name: "operator-company", path: company },
  {
    role: "operator",
    name: "operator-company-page",
    path: company,
    prepare: goOn("/page"),
  },
  { role: "operator", name: "operator-company-new", path: "/operator/companies/new" },
  { role: "operator", name: "operator-start", path: "/operator" },
  { role: "operator", name: "operator-articles", path: "/operator/articles" },
  { role: "operator", name: "operator-article", path: article },
  {
    role: "operator",
    name: "operator-article-new",
    path: `/operator/articles/${stableId("article", "screens")}?new=1`,
  },
  { role: "operator", name: "operator-announces", path: "/operator/announces" },
  { role: "operator", name: "operator-synonyms", path: "/operator/synonyms" },
  { role: "operator", name: "operator-inquiries", path: "/operator/inquiries" },
  { role: "operator", name: "operator-inquiry", path: inquiry },
  { role: "operator", name: "operator-matchings", path: "/operator/matchings" },
  { role: "operator", name: "operator-support-room", path: supportRoom },
  { role: "operator", name: "operator-matchings-others", path: "/operator/matchings/others" },
  { role: "operator", name: "operator-reviews", path: "/operator/reviews" },
  { role: "operator", name: "operator-error-logs", path: "/operator/error-logs" },
  { role: "operator", name: "operator-audit-logs", path: "/operator/audit-logs" },
];
