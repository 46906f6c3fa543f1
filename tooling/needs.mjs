// What tests need beyond npm: a browser, Japanese letters for it, and PostgreSQL's programs.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { run } from "./process.mjs";

/**
 * Each need: the Debian package that brings it and how to see that it is there.
 * @satisfies {Record<string, { debianPackage: string, isMet: () => boolean }>}
 */
const needs = {
  chromium: { debianPackage: "chromium", isMet: () => existsSync("/usr/bin/chromium") },
  japaneseFont: { debianPackage: "fonts-noto-cjk", isMet: hasJapaneseFont },
  postgres: { debianPackage: "postgresql", isMet: hasPostgres },
};

/** @typedef {keyof typeof needs} Need */

function hasPostgres() {
  const base = "/usr/lib/postgresql";
  return (
    existsSync(base) &&
    readdirSync(base).some((version) =>
      ["postgres", "initdb"].every((name) => existsSync(`${base}/${version}/bin/${name}`)),
    )
  );
}

function hasJapaneseFont() {
  if (existsSync("/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc")) return true;
  try {
    return execFileSync("fc-list", [":lang=ja", "family"], { encoding: "utf8" }).trim() !== "";
  } catch {
    return false;
  }
}

/**
 * Installs what is missing when that is allowed (root on a Debian), else says the line to run.
 * @param {readonly Need[]} wanted
 * @throws Error naming what to install
 */
export async function ensureNeeds(wanted) {
  const missing = missingPackages(wanted);
  if (missing.length === 0) return;
  const install = ["install", "-y", "--no-install-recommends", ...missing];
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    process.stdout.write(`Installing ${missing.join(", ")} (apt-get) …\n`);
    const env = { DEBIAN_FRONTEND: "noninteractive" };
    await run("apt-get", ["update", "-q"], { env });
    await run("apt-get", ["-q", ...install], { env });
    if (missingPackages(wanted).length === 0) return;
  }
  throw new Error(
    `The tests need ${missing.join(", ")}. Install with:\n\n  sudo apt-get update && sudo apt-get ${install.join(" ")}\n`,
  );
}

/** @param {readonly Need[]} wanted */
function missingPackages(wanted) {
  return wanted.filter((need) => !needs[need].isMet()).map((need) => needs[need].debianPackage);
}
