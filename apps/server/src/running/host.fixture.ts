// A process in which one product after the other runs, each with a data folder of its own: to load the
// product takes five times as long as to start it. Who forked it says which, and when to close it.
import { readConfig } from "../config.ts";
import { startProduct } from "../process/product.ts";

/** The settings that a product starts with; nothing else of the environment reaches it. */
type Order = Readonly<Record<string, string>> | "close";

let close: (() => Promise<void>) | undefined;

async function obey(order: Order): Promise<"started" | "closed"> {
  await close?.();
  close = undefined;
  if (order === "close") return "closed";
  close = await startProduct(readConfig(order));
  return "started";
}

process.on("message", (order: Order) => {
  // What goes wrong ends the process, and its last words say why.
  void obey(order).then((answer) => process.send?.(answer));
});
// Whoever forked it has gone.
process.on("disconnect", () => process.exit());
