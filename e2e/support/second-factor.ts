import { expect, type Page } from "@playwright/test";
import { codeAt } from "../../packages/services/src/second-factor/totp.ts";
import {
  type DemoOperator,
  demoEmails,
  demoSecrets,
} from "../../packages/testing/src/demo/accounts.ts";

/** Time steps around now whose codes the product takes, the likeliest first. */
const WINDOW = [0, 1, -1] as const;
const STEP_MS = 30_000;

/** Codes that were used already, by server and secret: each works once. */
const used = new Set<string>();

/** A code of a secret that this process has not used at a server yet. */
export function freshCode(origin: string, secret: string): string {
  const now = new Date();
  const step = Math.floor(now.getTime() / STEP_MS);
  for (const later of WINDOW) {
    const key = `${origin} ${secret} ${step + later}`;
    if (used.has(key)) continue;
    used.add(key);
    return codeAt(secret, now, later);
  }
  throw new Error("All three codes of this moment were used: keep the session instead.");
}

/** Who of the demo data has a factor, by its address. */
export const demoOperatorOf = (email: string): DemoOperator | undefined =>
  (Object.keys(demoSecrets) as DemoOperator[]).find((account) => demoEmails[account] === email);

/** Types a code into the second step of a login page, and presses the button. */
export async function submitCode(page: Page, code: string) {
  await page.getByLabel("確認コード").fill(code);
  await page.getByRole("button", { name: "確認する" }).click();
}

/** Takes the second step of a demo operator who has just given the password. */
export async function passSecondStep(page: Page, email: string) {
  const account = demoOperatorOf(email);
  if (!account) return;
  await expect(page.getByLabel("確認コード")).toBeVisible();
  await submitCode(page, freshCode(new URL(page.url()).origin, demoSecrets[account]));
}
