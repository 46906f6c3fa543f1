import { readFileSync } from "node:fs";
import { root } from "../paths.mjs";
import { isTest, listCode } from "../sources.ts";
import type { Mutant } from "./mutant.ts";
import { mutantsOf } from "./sites.ts";

/** Where rules live, and what they do to the tables. */
const isRuled = /^packages\/(domain|services|db)\/src\//;
/** Rows for tests. */
const isForTests = /^packages\/db\/src\/test-/;

/** Every mutant that there may be. */
export const listMutants = (): Mutant[] =>
  listCode(root)
    .filter((file) => isRuled.test(file) && !isForTests.test(file) && !isTest(file))
    .flatMap((file) => mutantsOf(file, readFileSync(root + file, "utf8")));
