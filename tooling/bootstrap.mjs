// Runs before every npm script that needs packages. Plain JavaScript that Node 20 runs, importing
// nothing from node_modules: on a fresh clone there is none yet.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { node24, root } from "./paths.mjs";
import { run } from "./process.mjs";

const stamp = `${root}node_modules/.tefuda-installed`;

function lockHash() {
  return createHash("sha256")
    .update(readFileSync(`${root}package-lock.json`))
    .digest("hex");
}

/**
 * Whether node_modules is what the lock file says: this script installed from the same lock file, or
 * npm wrote its own note of an install (by hand, or in CI) after the lock file was last written.
 * @param {string} hash
 */
function isInstalled(hash) {
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return true;
  const note = `${root}node_modules/.package-lock.json`;
  return existsSync(note) && statSync(note).mtimeMs >= statSync(`${root}package-lock.json`).mtimeMs;
}

function node24Version() {
  try {
    return execFileSync(node24, ["--version"], { encoding: "utf8" }).trim();
  } catch {
    return undefined;
  }
}

/** @param {string} text @returns {never} */
function stop(text) {
  process.stderr.write(`\n${text}\n`);
  process.exit(1);
}

if (Number(process.versions.node.split(".")[0]) < 20) {
  stop(`Node ${process.version} is too old to install the project: Node 20 or newer is needed.`);
}

const hash = lockHash();
if (!isInstalled(hash)) {
  process.stdout.write("Installing packages (npm ci) …\n");
  const code = await run("npm", ["ci", "--include=dev", "--loglevel=error"], { cwd: root });
  if (code !== 0) stop(`npm ci failed with code ${code}; its message is above.`);
}
writeFileSync(stamp, hash);

const version = node24Version();
if (!version?.startsWith("v24.")) {
  stop(
    [
      `The project runs on Node 24, which npm installs with it; found ${version ?? "none"} in node_modules/.bin.`,
      "The package `node` fetches its program in an install script, so it is missing where npm is set to",
      "ignore scripts (`npm config get ignore-scripts` says true). Then run:",
      "",
      "  npm rebuild node esbuild sharp --ignore-scripts=false",
    ].join("\n"),
  );
}
