import { buildWebWhenStale } from "../../tooling/build.mjs";

export default async function buildPages() {
  await buildWebWhenStale();
}
