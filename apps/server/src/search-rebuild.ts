/** npm run search:rebuild: makes the index of candidates anew, for instance after its settings changed. */
import { DataFolderInUse } from "@tefuda/db/owner-lock";
import { rebuildSearch } from "@tefuda/services/candidate/refresh-scores";
import { readConfig, WrongSetting } from "./config.ts";
import { openEngines } from "./process/engines.ts";
import { say } from "./process/signals.ts";

try {
  const engines = await openEngines(readConfig());
  try {
    say(`${await rebuildSearch(engines.app)} candidates were put into the index.`);
  } finally {
    await engines.close();
  }
} catch (error) {
  if (!(error instanceof WrongSetting || error instanceof DataFolderInUse)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
