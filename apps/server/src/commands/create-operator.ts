import { operatorRoles } from "@tefuda/domain/policy/actor";
import { email, requiredText } from "@tefuda/domain/validation/fields";
import { createOperator } from "@tefuda/services/account/create-operator";
import { z } from "zod";
import { readArguments } from "./arguments.ts";
import { runCommand } from "./run.ts";

const usage = `npm run operator:create -- --mail ADDRESS --name NAME --role ${operatorRoles.join("|")}`;

await runCommand(async (app) => {
  const { mail, name, role } = readArguments(
    z.object({ mail: email, name: requiredText(1, 50), role: z.enum(operatorRoles) }),
    usage,
  );
  const { link, isNew } = await createOperator(app, { email: mail, name, role });
  return [
    isNew ? `${mail} was made (${role}).` : `${mail} was there already; only the link is new.`,
    "The password is chosen here, once, within an hour:",
    link,
  ];
});
