/** npm run demo:remove: removes the demo's people and companies, before real ones come. */
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { removeDemo } from "@tefuda/testing/demo/remove";
import { WrongSetting } from "../wrong-setting.ts";
import { runCommand } from "./run.ts";

const usage = "Usage: npm run demo:remove -- --yes";
const question =
  "Remove all demo people and companies, with everything they have written? Type yes: ";

await runCommand(async (app) => {
  if (!(await isWanted())) return ["Nothing was removed."];
  const { people, companies, kept } = await removeDemo(app);
  return [
    ...companies.map((name) => `Removed: ${name}`),
    ...kept.map((name) => `Kept, because somebody with another address works there: ${name}`),
    `${people} people and ${companies.length} companies were removed, with all their files.`,
  ];
});

/** Somebody at a terminal is asked, unless the flag says it. */
async function isWanted(): Promise<boolean> {
  if (hasFlag()) return true;
  if (!process.stdin.isTTY) throw new WrongSetting(`Nobody is there to ask.\n${usage}`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(question);
  terminal.close();
  return answer.trim() === "yes";
}

function hasFlag(): boolean {
  try {
    return parseArgs({ options: { yes: { type: "boolean" } } }).values.yes ?? false;
  } catch (error) {
    throw new WrongSetting(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}
