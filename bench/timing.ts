/** npm run timing [-- 400]: whether answers take as long for addresses that have an account as for others. */
import { availableParallelism, loadavg } from "node:os";
import { requestPasswordReset } from "@tefuda/services/account-recovery/request-password-reset";
import { signIn } from "@tefuda/services/sign-in/sign-in";
import {
  makeBrowser,
  makeTestApp,
  PASSWORD,
} from "../packages/services/src/account/browser.fixture.ts";
import { insertCredentialUser } from "../packages/services/src/account/create-user.ts";
import { hashPassword } from "../packages/services/src/account/password-hash.ts";
import { requestSignUp } from "../packages/services/src/account/request-sign-up.ts";
import type { Ctx } from "../packages/services/src/kernel/context.ts";
import { openPostgresTestDatabase } from "../packages/testing/src/database/postgres.ts";
import { startPostgres } from "../packages/testing/src/database/postgres-server.ts";
import { likenessOf } from "./likeness.ts";
import { milliseconds, quantile } from "./quantiles.ts";
import { formatReport, type Measured } from "./report.ts";

/** Of each kind of address. */
const SAMPLES = Number(process.argv[2] ?? 200);
const WARM_UPS = 20;
/** How far from a half, beyond chance, somebody may tell the two apart who asks once. */
const SHARE_MAX = 0.1;

const asks = {
  "sign-in, wrong password": (ctx: Ctx, email: string) =>
    signIn(ctx, { email, password: "not the password", page: "joker" }).catch(() => {}),
  "sign-up request": (ctx: Ctx, email: string) => requestSignUp(ctx, { email }),
  "reset request": (ctx: Ctx, email: string) =>
    requestPasswordReset(ctx, { email, userType: "joker" }),
};

const postgres = await startPostgres({ durable: true });
try {
  const { db, close } = await openPostgresTestDatabase(postgres.url);
  const app = makeTestApp(db);
  const passwordHash = await hashPassword(PASSWORD);
  const known = (n: number) => `known-${n}@example.jp`;
  for (let n = 0; n < SAMPLES + WARM_UPS; n += 1)
    await insertCredentialUser(db, app.clock(), { email: known(n), name: "" }, passwordHash);
  const request = (await makeBrowser(app).ctx()).request;

  const measure = async (ask: (ctx: Ctx, email: string) => Promise<unknown>) => {
    const samples = { known: [] as number[], unknown: [] as number[] };
    for (let n = 0; n < SAMPLES + WARM_UPS; n += 1) {
      // In turns, and each kind as often before the other as after it.
      const turn = ["known", "unknown"] as const;
      for (const kind of n % 2 === 0 ? turn : turn.toReversed()) {
        const email = kind === "known" ? known(n) : `other-${n}@example.jp`;
        // From everywhere, so that no limit answers in the product's place.
        const ip = `10.${kind === "known" ? 1 : 2}.${Math.floor(n / 250)}.${n % 250}`;
        const ctx: Ctx = { ...app, actor: { kind: "visitor" }, request: { ...request, ip } };
        const begun = performance.now();
        await ask(ctx, email);
        if (n >= WARM_UPS) samples[kind].push(performance.now() - begun);
      }
    }
    return samples;
  };

  const rows: Measured[] = [];
  for (const [what, ask] of Object.entries(asks)) {
    const { known, unknown } = await measure(ask);
    const { share, chance } = likenessOf(known, unknown);
    const isMet = Math.abs(share - 0.5) <= SHARE_MAX + chance;
    if (!isMet) process.exitCode = 1;
    rows.push({
      what,
      values: {
        "known p50": milliseconds(quantile(known, 0.5)),
        "unknown p50": milliseconds(quantile(unknown, 0.5)),
        "known p95": milliseconds(quantile(known, 0.95)),
        "unknown p95": milliseconds(quantile(unknown, 0.95)),
        "known is longer": `${(share * 100).toFixed(1)} %`,
      },
      target: {
        text: `50 ± ${((SHARE_MAX + chance) * 100).toFixed(1)} %`,
        isMet,
      },
    });
  }
  const [load = 0] = loadavg();
  const report = formatReport({
    title: "Answers for addresses with and without an account",
    rows,
    notes: [
      `${SAMPLES} addresses of each kind in turns, on PostgreSQL; ${availableParallelism()} processors, load ${load.toFixed(1)}.`,
      "How often a known address takes longer than an unknown one, by the ranks of all pairs (Mann–Whitney).",
    ],
  });
  process.stdout.write(`${report}\n`);
  await close();
} finally {
  await postgres.stop();
}
