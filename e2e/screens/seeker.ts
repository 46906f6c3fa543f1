import type { Page } from "@playwright/test";
import { searchThreads } from "../support/chat.ts";
import { first, type Screen } from "./screen.ts";

const roomWithInterview = { ...first.room, on: "/matchings?tab=fixed" };
const roomWithProposal = { ...first.room, on: "/matchings?tab=scheduling" };

/** Goes on to the device check of the interview that is open now. */
async function enterInterview(page: Page) {
  const href = await page.locator('a[href*="/video/"]').first().getAttribute("href");
  await page.goto(href ?? "");
  await page.getByLabel("自分の映像").waitFor();
}

/** What seekers see, from the registration on. */
export const seekerScreens: readonly Screen[] = [
  { role: "joker", name: "joker-recruitments", path: "/recruitments" },
  { role: "joker", name: "joker-recruitment", path: first.position },
  {
    role: "joker",
    name: "joker-article",
    sameAs: { screen: "visitor-article", but: "the frame of members, as joker-company has it" },
    path: first.article,
  },
  { role: "joker", name: "joker-app", path: "/webview" },
  { role: "joker", name: "joker-offers", path: "/offers" },
  {
    role: "joker",
    name: "joker-offers-by-deadline",
    sameAs: { screen: "joker-offers", but: "the order" },
    path: "/offers?sort=deadline",
  },
  { role: "joker", name: "joker-offers-likes", path: "/offers?tab=likes" },
  { role: "joker", name: "joker-offers-closed", path: "/offers?tab=closed" },
  { role: "joker", name: "joker-offer", path: first.offer },
  {
    role: "joker",
    name: "joker-offer-matched",
    path: { ...first.offer, on: "/offers?tab=closed" },
  },
  { role: "joker", name: "joker-matchings", path: "/matchings" },
  { role: "joker", name: "joker-matchings-search", path: "/matchings", prepare: searchThreads },
  { role: "joker", name: "joker-room", path: first.room },
  {
    role: "joker",
    name: "joker-matchings-closed",
    sameAs: { screen: "joker-matchings", but: "the chosen tab" },
    path: "/matchings?tab=closed",
  },
  {
    role: "joker",
    name: "joker-room-closed",
    path: { ...first.room, on: "/matchings?tab=closed" },
  },
  { role: "joker", name: "joker-room-interview", path: roomWithInterview },
  { role: "joker", name: "joker-room-proposal", path: roomWithProposal },
  {
    role: "idleJoker",
    name: "joker-video",
    path: roomWithInterview,
    prepare: enterInterview,
  },
  { role: "joker", name: "joker-companies", path: "/companies" },
  { role: "joker", name: "joker-company", path: first.company },
  { role: "joker", name: "joker-ace", path: first.person },
  { role: "joker", name: "joker-favorites", path: "/mypage/favorites" },
  { role: "joker", name: "joker-mypage", path: "/mypage" },
  { role: "joker", name: "joker-mypage-profile", path: "/mypage/profile" },
  { role: "joker", name: "joker-profile-edit", path: "/mypage/profile/edit/careers" },
  { role: "joker", name: "joker-profile-preview", path: "/mypage/profile/preview" },
  {
    role: "joker",
    name: "joker-profile-preview-after",
    sameAs: { screen: "joker-profile-preview", but: "the name" },
    path: "/mypage/profile/preview?view=after",
  },
  { role: "joker", name: "joker-career-profile", path: "/career-profile" },
  { role: "joker", name: "joker-compass", path: "/career-compass-ai" },
  { role: "joker", name: "joker-compass-form", path: "/career-compass-ai/answer-form" },
  { role: "joker", name: "joker-compass-result", path: "/career-compass-ai/results/latest" },
  { role: "joker", name: "joker-compass-conclusion", path: "/career-compass-ai/conclusion" },
  {
    role: "newJoker",
    name: "new-joker-compass-no-result",
    path: "/career-compass-ai/results/latest",
  },
  { role: "newJoker", name: "new-joker-profile", path: "/mypage/profile" },
  { role: "joker", name: "joker-mypage-setting", path: "/mypage/setting" },
  { role: "joker", name: "joker-notifications", path: "/notifications" },
  { role: "joker", name: "joker-notifications-announces", path: "/notifications?tab=announces" },
  { role: "newJoker", name: "new-joker-notifications", path: "/notifications" },
  { role: "joker", name: "joker-hidden-company", path: "/mypage/hidden-company" },
  { role: "joker", name: "joker-reports", path: "/mypage/reports" },
  { role: "joker", name: "joker-calendar-setting", path: "/mypage/calendar-setting" },
  { role: "joker", name: "joker-data-export", path: "/mypage/data-export" },
  { role: "joker", name: "joker-withdrawal", path: "/mypage/withdrawal" },
  {
    role: "joker",
    name: "joker-withdrawal-taken-back",
    sameAs: { screen: "joker-withdrawal", but: "a line of words" },
    path: "/mypage/withdrawal?back=1",
  },
  { role: "joker", name: "joker-judgement-passed", path: "/judgement-passed?from=/offers&r=A" },
  { role: "joker", name: "joker-consent", path: "/consent" },
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
];
