import { buildWebWhenStale } from "../../tooling/build.mjs";
import { makeDemoData } from "./demo-data.ts";

export default async function prepare() {
  await buildWebWhenStale();
  return makeDemoData();
}
