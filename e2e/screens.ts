import type { Page } from "@playwright/test";
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
const candidate = { on: "/users?tab=search", link: /^\/users\/[\w-]+$/ };
const offerForm = { on: "/users?tab=search", link: /^\/users\/[\w-]+\/offer/ };
const judgement = { on: "/operator/judgements", link: /^\/operator\/judgements\/[\w-]+/ };

/** Every screen of the product: what is added here is pictured and checked for accessibility. */
export const screens: readonly Screen[] = [
  { role: "visitor", name: "visitor-top", path: "/" },
  { role: "visitor", name: "visitor-about", path: "/about" },
  { role: "visitor", name: "visitor-login", path: "/login" },
  { role: "visitor", name: "visitor-company-login", path: "/ace/login" },
  { role: "visitor", name: "visitor-operator-login", path: "/operator/login" },
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

  { role: "joker", name: "joker-offers", path: "/offers" },
  { role: "joker", name: "joker-offers-likes", path: "/offers?tab=likes" },
  { role: "joker", name: "joker-offers-closed", path: "/offers?tab=closed" },
  { role: "joker", name: "joker-offer", path: offer },
  { role: "joker", name: "joker-matchings", path: "/matchings" },
  { role: "joker", name: "joker-room", path: room },
  { role: "joker", name: "joker-room-interview", path: roomWithInterview },
  { role: "joker", name: "joker-mypage", path: "/mypage" },
  { role: "joker", name: "joker-mypage-profile", path: "/mypage/profile" },
  { role: "joker", name: "joker-mypage-setting", path: "/mypage/setting" },
  { role: "joker", name: "joker-registration", path: "/registration" },
  { role: "joker", name: "joker-judgement-passed", path: "/judgement-passed?from=/offers&r=A" },
  { role: "newJoker", name: "new-joker-registration", path: "/registration" },
  { role: "judgingJoker", name: "judging-joker-congrats", path: "/congrats" },
  { role: "judgingJoker", name: "judging-joker-offers", path: "/offers" },

  { role: "aceAdmin", name: "ace-users", path: "/users" },
  { role: "aceAdmin", name: "ace-users-search", path: "/users?tab=search" },
  { role: "aceAdmin", name: "ace-users-kept", path: "/users?tab=kept" },
  { role: "aceAdmin", name: "ace-users-hidden", path: "/users?tab=hidden" },
  { role: "aceAdmin", name: "ace-user", path: candidate },
  { role: "aceAdmin", name: "ace-offer-form", path: offerForm },
  { role: "aceAdmin", name: "ace-offers", path: "/offers" },
  { role: "aceAdmin", name: "ace-matchings", path: "/matchings" },
  { role: "aceAdmin", name: "ace-room", path: room },
  { role: "aceAdmin", name: "ace-mypage", path: "/mypage" },
  { role: "aceAdmin", name: "ace-mypage-setting", path: "/mypage/setting" },

  { role: "operator", name: "operator-judgements", path: "/operator/judgements" },
  { role: "operator", name: "operator-judgement", path: judgement },
];
