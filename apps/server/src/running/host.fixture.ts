// A process in which one product after the other runs, each with a data folder of its own: to load the
// product takes five times as long as to start it. Who forked it says which, and when to close it.
import { readConfig } from "../config.ts";
import { startProduct } from "../process/product.ts";

/** The settings that a product starts with; it gets to know no other ones. */
type Settings = Readonly<Record<string, string>>;
type Order = Settings | "close";

let close: (() => Promise<void>) | undefined;
let told: Settings = {};

/** As if the process had been started with the settings: the pages read some by themselves. */
function tell(settings: Settings) {
  for (const name of Object.keys(told)) delete process.env[name];
  Object.assign(process.env, settings);
  told = settings;
}

async function obey(order: Order): Promise<"started" | "closed"> {
  await close?.();
  close = undefined;
  if (order === "close") return "closed";
  tell(order);
  close = await startProduct(readConfig(order));
  return "started";
}

process.on("message", (order: Order) => {
  // What goes wrong ends the process, and its last words say why.
  void obey(order).then((answer) => process.send?.(answer));
});
// Whoever forked it has gone.
process.on("disconnect", () => process.exit());
