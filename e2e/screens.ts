import type { Page } from "@playwright/test";
import { demoEmails } from "../packages/testing/src/demo/accounts.ts";
import { hydrated } from "./support/hydrated.ts";
import { submitLogin } from "./support/log-in.ts";
import type { DemoAccount } from "./support/sign-in.ts";

/** A page of the product as one kind of reader sees it in the demo data. */
export interface Screen {
  /** Stands in the names of its pictures and tests: the reader, then the page. */
  readonly name: string;
  readonly role: "visitor" | DemoAccount;
  /** An address, or the first link of a list that leads to such an address. */
  readonly path: string | { readonly on: string; readonly link: RegExp };
  /** What the page answers when that is not 200. */
  readonly status?: number;
  /** What makes a window pop up or a state come about, once the page is there. */
  readonly prepare?: (page: Page) => Promise<void>;
}

const room = { on: "/matchings", link: /^\/matchings\/[\w-]+/ };
const roomWithInterview = { on: "/matchings?tab=fixed", link: room.link };
const offer = { on: "/offers", link: /^\/offers\/[\w-]+/ };
const candidate = { on: "/users?tab=search", link: /^\/users\/[\w-]+(\?|$)/ };
const offerForm = { on: "/users?tab=search", link: /^\/users\/[\w-]+\/offer/ };
const company = { on: "/companies", link: /^\/companies\/[\w-]+/ };
const person = { on: "/ace?all=1", link: /^\/ace\/[\w-]{36}/ };
const position = { on: "/recruitments?type=midCareer", link: /^\/recruitment\/[\w-]+/ };
const contractWork = { on: "/recruitments?type=sideJob", link: /^\/recruitment\/[\w-]+/ };
const ownPosition = { on: "/recruitments?tab=published", link: /^\/recruitment\/[\w-]{36}/ };
const ownDraft = { on: "/recruitments?tab=draft", link: ownPosition.link };
const article = { on: "/articles?category=interview", link: /^\/articles\/[\w-]+/ };
const operatorArticle = {
  on: "/operator/articles?status=planned",
  link: /^\/operator\/articles\/[\w-]{36}/,
};
const inquiry = { on: "/operator/inquiries", link: /^\/operator\/inquiries\/[\w-]{36}/ };
const supportRoom = { on: "/operator/matchings", link: /^\/operator\/matchings\/[\w-]{36}/ };
const operatorCompany = {
  on: "/operator/companies",
  link: /^\/operator\/companies\/[\w-]{36}$/,
};
const report = { on: "/operator/reports", link: /^\/operator\/reports\/[\w-]+/ };
const jokerRecord = {
  on: "/operator/matchings/others",
  link: /^\/operator\/jokers\/[\w-]{36}$/,
};
const judgement = { on: "/operator/judgements", link: /^\/operator\/judgements\/[\w-]+/ };

/** Goes on from a page to one that belongs to it, whose address only the page itself knows. */
const goOn = (part: string) => async (page: Page) => {
  await page.goto(`${page.url()}${part}`);
};

/** What stands between an operator's password and the console. */
async function givePassword(page: Page) {
  await hydrated(page);
  await submitLogin(page, { email: demoEmails.judge });
  await page.getByRole("heading", { name: "確認コードの入力" }).waitFor();
}

async function beginSetUp(page: Page) {
  await hydrated(page);
  await page.getByRole("button", { name: "設定する" }).click();
  await page.getByRole("img", { name: "認証アプリで読み取るQRコード" }).waitFor();
}

async function openSheetOfPartner(page: Page) {
  await hydrated(page);
  await page
    .getByRole("button", { name: /プロフィールを見る$/ })
    .first()
    .click();
  await page.getByRole("dialog").getByRole("link", { name: "キャリアプロフィールを開く" }).click();
  await page.waitForURL(/\/career-profile\/[\w-]{36}$/);
}

/** Every screen of the product: what is added here is pictured and checked for accessibility. */
export const screens: readonly Screen[] = [
  { role: "visitor", name: "visitor-top", path: "/" },
  { role: "visitor", name: "visitor-about", path: "/about" },
  { role: "visitor", name: "visitor-companies", path: "/companies" },
  {
    role: "visitor",
    name: "visitor-companies-found",
    path: "/companies?industry=internet&industry=medical&style=discresion&q=%E7%8F%BE%E5%A0%B4",
  },
  { role: "visitor", name: "visitor-companies-none", path: "/companies?q=zzz&scale=sme" },
  { role: "visitor", name: "visitor-company", path: company },
  { role: "visitor", name: "visitor-aces", path: "/ace" },
  { role: "visitor", name: "visitor-aces-found", path: "/ace?occupation=designer" },
  { role: "visitor", name: "visitor-ace", path: person },
  { role: "visitor", name: "visitor-recruitments", path: "/recruitments" },
  {
    role: "visitor",
    name: "visitor-recruitments-found",
    path: "/recruitments?type=midCareer&occupation=engineer&region=kanto&condition=mainRemote&salary=500",
  },
  { role: "visitor", name: "visitor-recruitments-none", path: "/recruitments?q=zzz" },
  { role: "visitor", name: "visitor-recruitment", path: position },
  { role: "visitor", name: "visitor-recruitment-side-job", path: contractWork },
  { role: "visitor", name: "visitor-articles", path: "/articles" },
  { role: "visitor", name: "visitor-articles-found", path: "/articles?category=news" },
  { role: "visitor", name: "visitor-article", path: article },
  { role: "visitor", name: "visitor-login", path: "/login" },
  { role: "visitor", name: "visitor-company-login", path: "/ace/login" },
  { role: "visitor", name: "visitor-operator-login", path: "/operator/login" },
  {
    role: "visitor",
    name: "visitor-operator-second-step",
    path: "/operator/login",
    prepare: givePassword,
  },
  { role: "visitor", name: "visitor-signup-request", path: "/signup-request" },
  { role: "visitor", name: "visitor-signup-broken-link", path: "/signup" },
  { role: "visitor", name: "visitor-password-reset-request", path: "/password-reset-request" },
  { role: "visitor", name: "visitor-password-reset-broken-link", path: "/password-reset" },
  { role: "visitor", name: "visitor-auth-action-broken-link", path: "/auth-action" },
  { role: "visitor", name: "visitor-terms-of-service", path: "/terms-of-service" },
  { role: "visitor", name: "visitor-corporate-terms", path: "/terms-of-service-for-corporate" },
  { role: "visitor", name: "visitor-privacy-policy", path: "/privacy-policy" },
  { role: "visitor", name: "visitor-external-transmission", path: "/external-transmission" },
  { role: "visitor", name: "visitor-contact", path: "/contact" },
  { role: "visitor", name: "visitor-accessibility", path: "/accessibility" },
  { role: "visitor", name: "visitor-404", path: "/404", status: 404 },
  { role: "visitor", name: "visitor-500", path: "/500", status: 500 },

  { role: "joker", name: "joker-recruitments", path: "/recruitments" },
  { role: "joker", name: "joker-recruitment", path: position },
  { role: "joker", name: "joker-article", path: article },
  { role: "joker", name: "joker-offers", path: "/offers" },
  { role: "joker", name: "joker-offers-by-deadline", path: "/offers?sort=deadline" },
  { role: "joker", name: "joker-offers-likes", path: "/offers?tab=likes" },
  { role: "joker", name: "joker-offers-closed", path: "/offers?tab=closed" },
  { role: "joker", name: "joker-offer", path: offer },
  { role: "joker", name: "joker-offer-matched", path: { ...offer, on: "/offers?tab=closed" } },
  { role: "joker", name: "joker-matchings", path: "/matchings" },
  { role: "joker", name: "joker-room", path: room },
  { role: "joker", name: "joker-room-interview", path: roomWithInterview },
  { role: "joker", name: "joker-companies", path: "/companies" },
  { role: "joker", name: "joker-company", path: company },
  { role: "joker", name: "joker-ace", path: person },
  { role: "joker", name: "joker-favorites", path: "/mypage/favorites" },
  { role: "joker", name: "joker-mypage", path: "/mypage" },
  { role: "joker", name: "joker-mypage-profile", path: "/mypage/profile" },
  { role: "joker", name: "joker-profile-edit", path: "/mypage/profile/edit/careers" },
  { role: "joker", name: "joker-profile-preview", path: "/mypage/profile/preview" },
  {
    role: "joker",
    name: "joker-profile-preview-after",
    path: "/mypage/profile/preview?view=after",
  },
  { role: "joker", name: "joker-career-profile", path: "/career-profile" },
  { role: "newJoker", name: "new-joker-profile", path: "/mypage/profile" },
  { role: "joker", name: "joker-mypage-setting", path: "/mypage/setting" },
  { role: "joker", name: "joker-hidden-company", path: "/mypage/hidden-company" },
  { role: "joker", name: "joker-calendar-setting", path: "/mypage/calendar-setting" },
  { role: "joker", name: "joker-data-export", path: "/mypage/data-export" },
  { role: "joker", name: "joker-withdrawal", path: "/mypage/withdrawal" },
  { role: "joker", name: "joker-withdrawal-taken-back", path: "/mypage/withdrawal?back=1" },
  { role: "visitor", name: "visitor-login-withdrawn", path: "/login?withdrawn=1" },
  { role: "aceMember", name: "ace-member-withdrawal", path: "/mypage/withdrawal" },
  { role: "joker", name: "joker-registration", path: "/registration" },
  { role: "joker", name: "joker-judgement-passed", path: "/judgement-passed?from=/offers&r=A" },
  { role: "newJoker", name: "new-joker-registration", path: "/registration" },
  ...(
    [
      "occupation",
      "name",
      "phone",
      "profileImage",
      "careers",
      "skills",
      "english",
      "introduction",
      "jobChangeWillingness",
      "preferredWorkplaces",
      "interestedOccupations",
      "focusOnChoosingCompanies",
      "desiredSalary",
      "confirmation",
      "personalities",
    ] as const
  ).map(
    (step): Screen => ({
      role: "newJoker",
      name: `new-joker-registration-${step}`,
      path: `/registration?step=${step}`,
    }),
  ),
  { role: "newJoker", name: "new-joker-offers", path: "/offers" },
  {
    role: "judgingJoker",
    name: "judging-joker-confirmation",
    path: "/registration?step=confirmation",
  },
  // The question about the willingness stands before it.
  { role: "idleJoker", name: "idle-joker-offers", path: "/offers" },
  { role: "judgingJoker", name: "judging-joker-congrats", path: "/congrats" },
  { role: "judgingJoker", name: "judging-joker-offers", path: "/offers" },

  { role: "aceAdmin", name: "company-own-recruitments", path: "/recruitments" },
  { role: "aceAdmin", name: "company-own-recruitments-none", path: "/recruitments?q=zzz" },
  { role: "aceAdmin", name: "company-recruitments-as-seen", path: "/recruitments?view=public" },
  { role: "aceAdmin", name: "company-own-recruitment", path: ownPosition },
  { role: "aceAdmin", name: "company-own-recruitment-draft", path: ownDraft },
  {
    role: "aceAdmin",
    name: "company-recruitment-edit",
    path: ownDraft,
    prepare: goOn("/edit"),
  },
  {
    role: "aceAdmin",
    name: "company-recruitment-revisions",
    path: ownPosition,
    prepare: goOn("/revisions"),
  },
  { role: "aceAdmin", name: "company-recruitment-new", path: "/recruitment/new" },
  { role: "aceAdmin", name: "ace-users", path: "/users" },
  { role: "aceAdmin", name: "ace-users-list", path: "/users?view=list" },
  { role: "aceAdmin", name: "ace-users-search", path: "/users?tab=search" },
  {
    role: "aceAdmin",
    name: "ace-users-search-narrowed",
    path: "/users?tab=search&occupation=engineer%2Csales&subOccupation=frontendEngineer&ageFrom=25&words=%E9%96%8B%E7%99%BA",
  },
  { role: "aceAdmin", name: "ace-users-search-none", path: "/users?tab=search&words=zzz" },
  { role: "aceAdmin", name: "ace-users-kept", path: "/users?tab=kept" },
  { role: "aceAdmin", name: "ace-users-hidden", path: "/users?tab=hidden" },
  { role: "aceAdmin", name: "ace-user", path: candidate },
  { role: "aceAdmin", name: "ace-offer-form", path: offerForm },
  { role: "aceAdmin", name: "ace-users-favorites", path: "/users?tab=favorites" },
  { role: "aceAdmin", name: "ace-offers", path: "/offers" },
  { role: "aceAdmin", name: "ace-offers-likes", path: "/offers?tab=likes" },
  { role: "aceAdmin", name: "ace-offers-closed", path: "/offers?tab=closed" },
  { role: "aceAdmin", name: "ace-offer", path: offer },
  { role: "aceAdmin", name: "ace-usage", path: "/admin/usage" },
  { role: "aceAdmin", name: "ace-admin", path: "/admin" },
  { role: "aceAdmin", name: "ace-members", path: "/admin/members" },
  { role: "aceAdmin", name: "ace-members-left", path: "/admin/members?group=left" },
  { role: "aceAdmin", name: "ace-company-page", path: "/admin/company" },
  { role: "aceAdmin", name: "ace-company-log", path: "/admin/audit-logs" },
  { role: "aceAdmin", name: "ace-agreement", path: "/agreement" },
  {
    role: "visitor",
    name: "visitor-broken-invitation",
    path: "/ace/login?invite=an-old-invitation-code",
  },
  {
    role: "visitor",
    name: "visitor-invitation",
    path: "/ace/login?invite=demo%20takanashi%40demo.example",
  },
  { role: "agent", name: "agent-offers", path: "/offers" },
  { role: "aceAdmin", name: "ace-matchings", path: "/matchings" },
  { role: "aceAdmin", name: "ace-room", path: room },
  { role: "aceAdmin", name: "ace-career-profile", path: room, prepare: openSheetOfPartner },
  { role: "aceAdmin", name: "ace-mypage", path: "/mypage" },
  { role: "aceAdmin", name: "ace-mypage-setting", path: "/mypage/setting" },
  {
    role: "aceAdmin",
    name: "ace-second-factor-set-up",
    path: "/mypage/setting",
    prepare: beginSetUp,
  },
  { role: "aceAdmin", name: "ace-profile", path: "/mypage/profile" },
  { role: "aceAdmin", name: "ace-profile-preview", path: "/mypage/profile/preview" },
  ...(
    ["introduction", "business", "name", "profileImage", "positionOccupation", "careers"] as const
  ).map(
    (step): Screen => ({
      role: "aceAdmin",
      name: `ace-profile-${step}`,
      path: `/mypage/profile/edit/${step}`,
    }),
  ),
  { role: "operator", name: "operator-security", path: "/operator/security" },

  { role: "operator", name: "operator-judgements", path: "/operator/judgements" },
  { role: "operator", name: "operator-judgement", path: judgement },
  { role: "operator", name: "operator-reports", path: "/operator/reports" },
  {
    role: "operator",
    name: "operator-reports-actioned",
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
  { role: "operator", name: "operator-recruitment", path: position },
  { role: "operator", name: "operator-companies", path: "/operator/companies" },
  { role: "operator", name: "operator-company", path: operatorCompany },
  {
    role: "operator",
    name: "operator-company-page",
    path: operatorCompany,
    prepare: goOn("/page"),
  },
  { role: "operator", name: "operator-company-new", path: "/operator/companies/new" },
  { role: "operator", name: "operator-start", path: "/operator" },
  { role: "operator", name: "operator-articles", path: "/operator/articles" },
  { role: "operator", name: "operator-article", path: operatorArticle },
  { role: "operator", name: "operator-article-new", path: "/operator/articles/new" },
  { role: "operator", name: "operator-announces", path: "/operator/announces" },
  { role: "operator", name: "operator-inquiries", path: "/operator/inquiries" },
  { role: "operator", name: "operator-inquiry", path: inquiry },
  { role: "operator", name: "operator-matchings", path: "/operator/matchings" },
  { role: "operator", name: "operator-support-room", path: supportRoom },
  { role: "operator", name: "operator-matchings-others", path: "/operator/matchings/others" },
  { role: "operator", name: "operator-error-logs", path: "/operator/error-logs" },
  { role: "operator", name: "operator-audit-logs", path: "/operator/audit-logs" },
];
