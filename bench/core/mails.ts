import { setTimeout as wait } from "node:timers/promises";
import { at } from "@tefuda/testing/factories/draw";
import { uuidv7 } from "uuidv7";
import { startMailServer } from "../../packages/services/src/mail/mail-server.fixture.ts";
import { milliseconds, quantile } from "../quantiles.ts";
import { type Bench, countOf, type Outcome } from "./bench.ts";
import { askEvenly } from "./load.ts";
import { createRequests } from "./requests.ts";
import { messageOf } from "./send.ts";
import { THREADS, threadPair } from "./town.ts";

const MAILS = 5000;
const A_SECOND = 50;
const SENDERS = 16;
const STEP = 7919;
const ROUNDS = 4;
/** By then a process that has just started is done with what its jobs find at first. */
const SETTLED_MS = 3000;

/** What a message takes with nothing else to do, and while mails leave from the same process. */
export async function measureBesideMails(bench: Bench): Promise<Outcome> {
  const { seconds, seekers, threads, column } = bench;
  const mailServer = await startMailServer(0, { keeps: false });
  const server = await bench.startBeside({
    ROLE: "all",
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
    MAIL_FROM: "news@bench.example",
  });
  try {
    await wait(SETTLED_MS);
    const requests = createRequests(server.url);
    const count = Math.ceil(seconds(6) * A_SECOND);
    let sent = 0;
    const measure = () =>
      askEvenly({
        origin: server.url,
        clients: SENDERS,
        perSecond: A_SECOND,
        count,
        next() {
          const thread = (sent++ * STEP) % THREADS;
          const sender = at(seekers, threadPair(thread).seeker);
          return messageOf({ requests, sender, matchingId: at(threads, thread), id: uuidv7() });
        },
      });
    // A template that leaves at any hour, to people who have no account.
    await column(
      `insert into mail_outbox (id, template, "to", params, next_attempt_at, created_at)
       select gen_random_uuid(), 'passwordChanged', 'reader' || n || '@bench.example', '{}',
         now() + interval '1 day', now()
       from generate_series(1, $1::int) n`,
      [MAILS],
    );
    const dueIn = async (interval: string) => {
      await column(
        "update mail_outbox set next_attempt_at = now() + $1::interval where status = 'waiting'",
        [interval],
      );
      await bench.settle();
      await wait(SETTLED_MS);
    };
    const left = () => countOf(bench, "select count(*) from mail_outbox where status = 'sent'");
    // The first mails load what later ones have.
    await dueIn("0");
    await measure();
    const [alone, beside]: [number[], number[]] = [[], []];
    let gone = 0;
    // In turns, for a machine is not the same from minute to minute.
    for (let round = 0; round < ROUNDS; round += 1) {
      await dueIn("1 day");
      alone.push(...(await measure()));
      await dueIn("0");
      const before = await left();
      beside.push(...(await measure()));
      gone += (await left()) - before;
    }
    if (gone === 0) throw new Error("No mail left while it was measured.");
    const p99 = [quantile(beside, 0.99), quantile(alone, 0.99)] as const;
    const row = (what: string, times: readonly number[]) => ({
      what,
      values: { p50: milliseconds(quantile(times, 0.5)), p99: milliseconds(quantile(times, 0.99)) },
    });
    return {
      rows: [
        row(`w6 a message, ${A_SECOND} a second, pages and jobs in the process`, alone),
        row(`w6 the same while ${MAILS.toLocaleString("en")} mails are due`, beside),
      ],
      notes: [
        `w6: ${gone} mails left meanwhile, ${(gone / seconds(6) / ROUNDS).toFixed(0)} a second; the p99 of a message was ${(p99[0] / p99[1]).toFixed(2)} times what it is without them.`,
      ],
    };
  } finally {
    await server.stop();
    await mailServer.stop();
  }
}
