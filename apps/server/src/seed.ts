import type { AppCtx } from "./trpc/context.ts";

/** The accounts of the demo data as lines for the terminal; known once `seedDemo` has run. */
export let demoAccounts: readonly string[] = [];

/**
 * Fills an empty database with the demo data; false when somebody is in it already. Its code is
 * loaded here and nowhere else, so that a server that does not seed never loads it.
 */
export async function seedDemo(app: AppCtx): Promise<boolean> {
  const [{ seedDemo: seed }, accounts] = await Promise.all([
    import("@tefuda/testing/demo/seed"),
    import("@tefuda/testing/demo/accounts"),
  ]);
  demoAccounts = accounts.demoAccounts;
  return seed(app);
}
