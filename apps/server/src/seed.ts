import type { AppCtx } from "./trpc/context.ts";

export interface SeededDemo {
  /** False when somebody is in the database already: then nothing was written. */
  readonly isNew: boolean;
  /** The accounts to sign in with, as lines for the terminal. */
  readonly accounts: readonly string[];
}

/**
 * Fills an empty database with the demo data. Its code is loaded here and nowhere else, so that
 * a server that does not seed never loads it.
 */
export async function seedDemo(app: AppCtx): Promise<SeededDemo> {
  const [{ seedDemo: seed }, { demoAccounts: accounts }] = await Promise.all([
    import("@tefuda/testing/demo/seed"),
    import("@tefuda/testing/demo/accounts"),
  ]);
  return { isNew: await seed(app), accounts };
}
