import { createMemoryBus } from "@tefuda/adapters/bus/memory";
import { type DatabaseOptions, openDatabase } from "@tefuda/db/client";
import type { Ports } from "@tefuda/services/kernel/context";
import { periodicJobs } from "./periodic.ts";
import { startJobs } from "./start-jobs.ts";

// A process that does dated work and nothing else: `node worker.fixture.ts DATABASE MOMENT`. It says
// what it begins, ends and signals at.
const dated = [
  "remindInterviews",
  "mailDayBefore",
  "expireSchedules",
  "expireOffers",
  "closeRooms",
  "closeOverdueTurns",
];

const [, , options = "", moment = ""] = process.argv;
const say = (line: string) => void process.stdout.write(`${line}\n`);
const complain = (details: object) => void process.stderr.write(`${JSON.stringify(details)}\n`);
const database = await openDatabase(JSON.parse(options) as DatabaseOptions);
const ports: Partial<Ports> = {
  bus: { ...createMemoryBus(), publish: ({ topic }) => say(`signal ${topic}`) },
};
const jobs = await startJobs(
  periodicJobs
    .filter(({ name }) => dated.includes(name))
    .map((job) => ({
      ...job,
      // Often, so that nobody waits long for a turn.
      everyMs: 3000,
      async run(app) {
        say(`begin ${job.name}`);
        await job.run(app);
        say(`end ${job.name}`);
      },
    })),
  {
    app: {
      db: database.db,
      clock: () => new Date(moment),
      // Dated work touches the bus only.
      ports: ports as Ports,
      site: { brand: "Tefuda", origin: "http://localhost", sender: "no-reply@localhost" },
    },
    database,
    log: { error: complain, warn: complain },
    // It stands at one moment.
    clockGuard: { isBelieved: async () => true },
    superviseSeconds: 1,
  },
);
process.once("SIGTERM", async () => {
  await jobs.stop();
  await database.close();
});
