import { email } from "@tefuda/domain/validation/fields";
import { closeOperator } from "@tefuda/services/account/close-operator";
import { z } from "zod";
import { readArguments } from "./arguments.ts";
import { runCommand } from "./run.ts";

await runCommand(async (app) => {
  const { mail } = readArguments(
    z.object({ mail: email }),
    "npm run operator:close -- --mail ADDRESS",
  );
  await closeOperator(app, mail);
  return [`${mail} is signed out everywhere and can sign in no more.`];
});
