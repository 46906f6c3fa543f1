import type { Page } from "@playwright/test";
import { stableId } from "../../packages/testing/src/factories/ids.ts";
import { chooseRefusedFiles } from "../support/chat.ts";
import { hydrated } from "../support/hydrated.ts";
import { first, goOn, type Screen } from "./screen.ts";

const candidate = { on: "/users?tab=search", link: /^\/users\/[\w-]+(\?|$)/ };
const offerForm = { on: "/users?tab=search", link: /^\/users\/[\w-]+\/offer/ };
const ownPosition = { on: "/recruitments?tab=published", link: /^\/recruitment\/[\w-]{36}/ };
const ownDraft = { on: "/recruitments?tab=draft", link: ownPosition.link };

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

/** What the people of companies and agents see. */
export const companyScreens: readonly Screen[] = [
  {
    role: "aceMember",
    name: "ace-member-withdrawal",
    sameAs: { screen: "joker-withdrawal", but: "the words about what goes" },
    path: "/mypage/withdrawal",
  },
  { role: "aceAdmin", name: "company-own-recruitments", path: "/recruitments" },
  {
    role: "aceAdmin",
    name: "company-own-recruitments-none",
    sameAs: { screen: "visitor-companies-none", but: "the words where nothing was found" },
    path: "/recruitments?q=zzz",
  },
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
  {
    role: "aceAdmin",
    name: "company-recruitment-new",
    path: `/recruitment/${stableId("recruitment", "screens")}/edit?new=1`,
  },
  { role: "aceAdmin", name: "ace-users", path: "/users" },
  { role: "aceAdmin", name: "ace-users-list", path: "/users?view=list" },
  { role: "aceAdmin", name: "ace-users-search", path: "/users?tab=search" },
  {
    role: "aceAdmin",
    name: "ace-users-search-narrowed",
    sameAs: { screen: "ace-users-search", but: "chosen conditions" },
    path: "/users?tab=search&occupation=engineer%2Csales&subOccupation=frontendEngineer&ageFrom=25&words=%E9%96%8B%E7%99%BA",
  },
  {
    role: "aceAdmin",
    name: "ace-users-search-none",
    sameAs: { screen: "visitor-companies-none", but: "the words where nothing was found" },
    path: "/users?tab=search&words=zzz",
  },
  { role: "aceAdmin", name: "ace-users-kept", path: "/users?tab=kept" },
  {
    role: "aceAdmin",
    name: "ace-users-hidden",
    sameAs: { screen: "ace-users-kept", but: "the list" },
    path: "/users?tab=hidden",
  },
  { role: "aceAdmin", name: "ace-user", path: candidate },
  { role: "aceAdmin", name: "ace-offer-form", path: offerForm },
  { role: "aceAdmin", name: "ace-users-favorites", path: "/users?tab=favorites" },
  { role: "aceAdmin", name: "ace-offers", path: "/offers" },
  { role: "aceAdmin", name: "ace-offers-likes", path: "/offers?tab=likes" },
  {
    role: "aceAdmin",
    name: "ace-offers-closed",
    sameAs: { screen: "ace-offers", but: "the states of offers, as joker-offers-closed has them" },
    path: "/offers?tab=closed",
  },
  { role: "aceAdmin", name: "ace-offer", path: first.offer },
  { role: "aceAdmin", name: "ace-usage", path: "/admin/usage" },
  { role: "aceAdmin", name: "ace-admin", path: "/admin" },
  { role: "aceAdmin", name: "ace-members", path: "/admin/members" },
  {
    role: "aceAdmin",
    name: "ace-members-left",
    sameAs: { screen: "ace-members", but: "the chosen group" },
    path: "/admin/members?group=left",
  },
  { role: "aceAdmin", name: "ace-company-page", path: "/admin/company" },
  { role: "aceAdmin", name: "ace-company-log", path: "/admin/audit-logs" },
  { role: "aceAdmin", name: "ace-company-threads", path: "/admin/matchings" },
  {
    role: "aceAdmin",
    name: "ace-company-thread",
    path: { on: "/admin/matchings", link: /^\/admin\/matchings\/[\w-]{36}/ },
  },
  { role: "aceAdmin", name: "ace-agreement", path: "/agreement" },
  {
    role: "agent",
    name: "agent-offers",
    sameAs: { screen: "ace-offers", but: "whose offers they are" },
    path: "/offers",
  },
  { role: "aceAdmin", name: "ace-matchings", path: "/matchings" },
  { role: "aceAdmin", name: "ace-room", path: first.room },
  { role: "aceAdmin", name: "ace-room-files", path: first.room, prepare: chooseRefusedFiles },
  { role: "aceAdmin", name: "ace-career-profile", path: first.room, prepare: openSheetOfPartner },
  { role: "aceAdmin", name: "ace-mypage", path: "/mypage" },
  { role: "aceAdmin", name: "ace-notifications", path: "/notifications" },
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
];
