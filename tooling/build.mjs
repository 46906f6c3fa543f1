// The web build, made again only when something it is made of has changed.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { node24, root } from "./paths.mjs";
import { run } from "./process.mjs";

const web = `${root}apps/web`;
const stamp = `${web}/.next/tefuda-built`;
const inputs = [
  "apps/web",
  "packages/domain/src",
  "package-lock.json",
  "tooling/build.mjs",
  "tsconfig.base.json",
];
const notInputs = new Set([".next", "node_modules", "next-env.d.ts", "tsconfig.tsbuildinfo"]);

/**
 * Every file that the build reads, below a file or folder.
 * @param {string} path
 * @returns {string[]}
 */
function filesBelow(path) {
  if (!existsSync(root + path)) return [];
  const folder = readdirSyncOrFile(root + path);
  if (!folder) return [path];
  return folder
    .filter((entry) => !notInputs.has(entry.name) && !entry.name.includes(".test."))
    .flatMap((entry) =>
      entry.isDirectory() ? filesBelow(`${path}/${entry.name}`) : [`${path}/${entry.name}`],
    );
}

/** @param {string} path */
function readdirSyncOrFile(path) {
  try {
    return readdirSync(path, { withFileTypes: true });
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === "ENOTDIR") return undefined;
    throw error;
  }
}

function hashOfInputs() {
  const hash = createHash("sha256");
  for (const file of inputs.flatMap(filesBelow).sort()) {
    hash.update(`${file}\0`).update(readFileSync(root + file));
  }
  // Next writes these settings into the pages as it builds.
  for (const [name, value] of Object.entries(process.env).sort()) {
    if (name.startsWith("NEXT_PUBLIC_")) hash.update(`${name}=${value}\0`);
  }
  return hash.digest("hex");
}

/**
 * Builds apps/web when its build is missing or older than its sources.
 * @returns {Promise<boolean>} whether it built
 * @throws Error when the build fails
 */
export async function buildWebWhenStale() {
  const hash = hashOfInputs();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return false;
  process.stdout.write("Building the pages (next build) …\n");
  const code = await run(node24, [`${root}node_modules/next/dist/bin/next`, "build"], {
    cwd: web,
    env: { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
  });
  if (code !== 0) throw new Error(`next build failed with code ${code}; its message is above.`);
  await compressFiles(`${web}/.next/static/`);
  writeFileSync(stamp, hash);
  return true;
}

/** One more takes twice as long for a hundredth less. */
const BROTLI_QUALITY = 10;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Lays the compressed forms of a folder's scripts and styles beside them, so that the server sends what
 * is done and compresses nothing while people wait.
 * @param {string} folder
 */
async function compressFiles(folder) {
  const names = (await readdir(folder, { recursive: true })).filter((name) =>
    /\.(js|css|svg|json|txt)$/.test(name),
  );
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  await Promise.all(
    names.map(async (name) => {
      const bytes = await readFile(folder + name);
      await Promise.all([
        toBrotli(bytes, { params }).then((small) => writeFile(`${folder}${name}.br`, small)),
        toGzip(bytes, { level: constants.Z_BEST_COMPRESSION }).then((small) =>
          writeFile(`${folder}${name}.gz`, small),
        ),
      ]);
    }),
  );
}

if (import.meta.main) await buildWebWhenStale();
