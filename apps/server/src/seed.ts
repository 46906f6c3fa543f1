import { hasDemoAccounts } from "@tefuda/services/account/demo-accounts";
import type { Config } from "./config.ts";
import type { Engines } from "./process/engines.ts";
import type { AppCtx } from "./trpc/context.ts";
import { WrongSetting } from "./wrong-setting.ts";

export interface SeededDemo {
  /** False when somebody is in the database already: then nothing was written. */
  readonly isNew: boolean;
  /** The accounts to sign in with, as lines for the terminal. */
  readonly accounts: readonly string[];
}

/**
 * Makes the demo data where it is wanted, and starts nothing where others come and its accounts, whose
 * passwords everybody knows, are there from before.
 * @throws WrongSetting naming the way out, after the engines are closed
 */
export async function settleDemo(
  { app, close }: Pick<Engines, "app" | "close">,
  seed: Config["seed"],
): Promise<SeededDemo | undefined> {
  if (seed === "demo") return seedDemo(app);
  if (seed === "none" || !(await hasDemoAccounts(app.db))) return undefined;
  await close();
  throw new WrongSetting(
    "This database holds demo accounts, whose passwords everybody knows, and DATABASE_URL, PUBLIC_URL, SMTP_URL or HOST says that others come here. " +
      "Remove them with npm run demo:remove, or set SEED=demo to let everybody in by them.",
  );
}

/**
 * Fills an empty database with the demo data. Its code is loaded here and nowhere else, so that
 * a server that does not seed never loads it.
 */
async function seedDemo(app: AppCtx): Promise<SeededDemo> {
  const [{ seedDemo: seed }, { demoAccounts: accounts }] = await Promise.all([
    import("@tefuda/testing/demo/seed"),
    import("@tefuda/testing/demo/accounts"),
  ]);
  return { isNew: await seed(app), accounts };
}
