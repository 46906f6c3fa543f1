import { retryFailed } from "@tefuda/services/mail/retry-failed";
import { z } from "zod";
import { readArguments } from "./arguments.ts";
import { runCommand } from "./run.ts";

/** What mails offer works for so long at the most. */
const HOURS = 72;

await runCommand(async (app) => {
  const { hours } = readArguments(
    z.object({ hours: z.coerce.number().int().min(1).max(2400).default(HOURS) }),
    "npm run mail:retry -- --hours 72",
  );
  const count = await retryFailed(app, hours);
  return [`Mails that were given up and are tried again: ${count}`];
});
