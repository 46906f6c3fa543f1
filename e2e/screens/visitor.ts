import type { Page } from "@playwright/test";
import { demoEmails } from "../../packages/testing/src/demo/accounts.ts";
import { handInIntroduction } from "../support/compass.ts";
import { hydrated } from "../support/hydrated.ts";
import { submitLogin } from "../support/log-in.ts";
import { first, type Screen } from "./screen.ts";

const contractWork = { on: "/recruitments?type=sideJob", link: /^\/recruitment\/[\w-]+/ };

/** What stands between an operator's password and the console. */
async function givePassword(page: Page) {
  await hydrated(page);
  await submitLogin(page, { email: demoEmails.judge });
  await page.getByRole("heading", { name: "確認コードの入力" }).waitFor();
}

/** What people see who are not signed in. */
export const visitorScreens: readonly Screen[] = [
  { role: "visitor", name: "visitor-top", path: "/" },
  { role: "visitor", name: "visitor-about", path: "/about" },
  { role: "visitor", name: "visitor-companies", path: "/companies" },
  {
    role: "visitor",
    name: "visitor-companies-found",
    sameAs: {
      screen: "visitor-companies",
      but: "chosen conditions, as visitor-recruitments-found has them",
    },
    path: "/companies?industry=internet&industry=medical&style=discresion&q=%E7%8F%BE%E5%A0%B4",
  },
  { role: "visitor", name: "visitor-companies-none", path: "/companies?q=zzz&scale=sme" },
  { role: "visitor", name: "visitor-company", path: first.company },
  { role: "visitor", name: "visitor-aces", path: "/ace" },
  {
    role: "visitor",
    name: "visitor-aces-found",
    sameAs: { screen: "visitor-aces", but: "a chosen occupation" },
    path: "/ace?occupation=designer",
  },
  { role: "visitor", name: "visitor-ace", path: first.person },
  { role: "visitor", name: "visitor-recruitments", path: "/recruitments" },
  {
    role: "visitor",
    name: "visitor-recruitments-found",
    path: "/recruitments?type=midCareer&occupation=engineer&region=kanto&condition=mainRemote&salary=500",
  },
  {
    role: "visitor",
    name: "visitor-recruitments-none",
    sameAs: { screen: "visitor-companies-none", but: "the words where nothing was found" },
    path: "/recruitments?q=zzz",
  },
  { role: "visitor", name: "visitor-recruitment", path: first.position },
  {
    role: "visitor",
    name: "visitor-recruitment-side-job",
    sameAs: { screen: "visitor-recruitment", but: "the terms of a contract" },
    path: contractWork,
  },
  { role: "visitor", name: "visitor-articles", path: "/articles" },
  {
    role: "visitor",
    name: "visitor-articles-found",
    sameAs: { screen: "visitor-articles", but: "a chosen category" },
    path: "/articles?category=news",
  },
  { role: "visitor", name: "visitor-article", path: first.article },
  { role: "visitor", name: "visitor-compass", path: "/career-compass-ai" },
  {
    role: "visitor",
    name: "visitor-compass-form",
    path: "/career-compass-ai/answer-form",
  },
  {
    role: "visitor",
    name: "visitor-compass-gate",
    path: "/career-compass-ai/answer-form",
    prepare: handInIntroduction,
  },
  { role: "visitor", name: "visitor-app", path: "/webview" },
  { role: "visitor", name: "visitor-app-articles", path: "/webview/articles" },
  { role: "visitor", name: "visitor-app-article", path: first.appArticle },
  { role: "visitor", name: "visitor-login", path: "/login" },
  { role: "visitor", name: "visitor-company-login", path: "/ace/login" },
  {
    role: "visitor",
    name: "visitor-operator-login",
    sameAs: { screen: "visitor-company-login", but: "the words of the form" },
    path: "/operator/login",
  },
  {
    role: "visitor",
    name: "visitor-operator-second-step",
    path: "/operator/login",
    prepare: givePassword,
  },
  { role: "visitor", name: "visitor-signup-request", path: "/signup-request" },
  { role: "visitor", name: "visitor-signup-broken-link", path: "/signup" },
  { role: "visitor", name: "visitor-password-reset-request", path: "/password-reset-request" },
  {
    role: "visitor",
    name: "visitor-password-reset-broken-link",
    sameAs: { screen: "visitor-signup-broken-link", but: "the words about the link" },
    path: "/password-reset",
  },
  {
    role: "visitor",
    name: "visitor-auth-action-broken-link",
    sameAs: { screen: "visitor-signup-broken-link", but: "the words about the link" },
    path: "/auth-action",
  },
  {
    role: "visitor",
    name: "visitor-unsubscribe",
    path: "/unsubscribe?setting=isNewMessageMail&token=token",
  },
  {
    role: "visitor",
    name: "visitor-unsubscribe-done",
    path: "/unsubscribe?setting=isNewsMail&state=done",
  },
  {
    role: "visitor",
    name: "visitor-unsubscribe-broken-link",
    sameAs: { screen: "visitor-signup-broken-link", but: "the words about the link" },
    path: "/unsubscribe?state=expired",
  },
  { role: "visitor", name: "visitor-terms-of-service", path: "/terms-of-service" },
  {
    role: "visitor",
    name: "visitor-corporate-terms",
    sameAs: { screen: "visitor-terms-of-service", but: "the text" },
    path: "/terms-of-service-for-corporate",
  },
  {
    role: "visitor",
    name: "visitor-privacy-policy",
    sameAs: { screen: "visitor-terms-of-service", but: "the text" },
    path: "/privacy-policy",
  },
  { role: "visitor", name: "visitor-external-transmission", path: "/external-transmission" },
  { role: "visitor", name: "visitor-contact", path: "/contact" },
  { role: "visitor", name: "visitor-accessibility", path: "/accessibility" },
  { role: "visitor", name: "visitor-404", path: "/404", status: 404 },
  { role: "visitor", name: "visitor-500", path: "/500", status: 500 },
  {
    role: "visitor",
    name: "visitor-login-withdrawn",
    sameAs: { screen: "visitor-login", but: "a line of words" },
    path: "/login?withdrawn=1",
  },
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
];
