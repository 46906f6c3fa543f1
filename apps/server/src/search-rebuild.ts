/** npm run search:rebuild: makes the index of candidates anew, for instance after its settings changed. */
import { rebuildSearch } from "@tefuda/services/candidate/refresh-scores";
import { readConfig } from "./config.ts";
import { openEngines } from "./process/engines.ts";
import { endOnUncaught } from "./process/last-words.ts";
import { say } from "./process/signals.ts";
import { refuse } from "./refusal.ts";

endOnUncaught();
try {
  const engines = await openEngines(readConfig());
  try {
    say(`${await rebuildSearch(engines.app)} candidates were put into the index.`);
  } finally {
    await engines.close();
  }
} catch (error) {
  refuse(error);
}
