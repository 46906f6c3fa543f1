import { fileURLToPath } from "node:url";

/** The project's folder, with a slash at its end. */
export const root = fileURLToPath(new URL("../", import.meta.url));

/** Node 24 as the lock file pins it. */
export const node24 = `${root}node_modules/.bin/node`;
