import { email } from "@tefuda/domain/validation/fields";
import { resetFactor } from "@tefuda/services/second-factor/reset-factor";
import { z } from "zod";
import { readArguments } from "./arguments.ts";
import { runCommand } from "./run.ts";

await runCommand(async (app) => {
  const { mail } = readArguments(
    z.object({ mail: email }),
    "npm run operator:reset-factor -- --mail ADDRESS",
  );
  await resetFactor(app, mail);
  return [`${mail} is signed out everywhere and sets a second factor up at the next sign-in.`];
});
