import { buildWebWhenStale } from "../../tooling/build.mjs";
import { root } from "../../tooling/paths.mjs";
import { prepareDemoData } from "./demo-data.ts";

export default async function prepare() {
  // What one server has compiled, the next ones take over.
  process.env.NODE_COMPILE_CACHE = `${root}node_modules/.cache/compiled-server`;
  await buildWebWhenStale();
  return prepareDemoData(process.env.TEFUDA_E2E_DATABASE === "embedded");
}
