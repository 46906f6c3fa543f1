import { afterAll } from "vitest";
import { takeTemporaryFolder } from "./temporary-folder.ts";

/** For vitest's `setupFiles`: hooks of a setup file end last, after those of the test file. */
afterAll(takeTemporaryFolder());
