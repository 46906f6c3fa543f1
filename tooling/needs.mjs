// What tests need beyond npm: a browser, Japanese letters for it, PostgreSQL's programs, a pooler before it, and what lies to a
// process about its file system and its clock.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { run } from "./process.mjs";

/**
 * Each need: the Debian package that brings it, how to see that it is there, and whether the tests can
 * do without.
 * @type {Record<Need, { debianPackage: string, isMet: () => boolean, isSpare?: boolean }>}
 */
const needs = {
  chromium: { debianPackage: "chromium", isMet: () => existsSync("/usr/bin/chromium") },
  // Pages are drawn by the same engine, without a window, for two thirds of the processor time.
  headlessShell: {
    debianPackage: "chromium-headless-shell",
    isMet: () => existsSync("/usr/bin/chromium-headless-shell"),
    isSpare: true,
  },
  japaneseFont: { debianPackage: "fonts-noto-cjk", isMet: hasJapaneseFont },
  postgres: { debianPackage: "postgresql", isMet: hasPostgres },
  pgbouncer: { debianPackage: "pgbouncer", isMet: () => existsSync("/usr/sbin/pgbouncer") },
  strace: { debianPackage: "strace", isMet: () => existsSync("/usr/bin/strace") },
  faketime: { debianPackage: "faketime", isMet: () => existsSync("/usr/bin/faketime") },
};

/** @typedef {"chromium" | "headlessShell" | "japaneseFont" | "postgres" | "pgbouncer" | "strace" | "faketime"} Need */

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

const installing = ["install", "-y", "--no-install-recommends"];

/**
 * Installs what is missing when that is allowed (root on a Debian), else says the line to run.
 * @param {readonly Need[]} wanted
 * @throws Error naming what to install
 */
export async function ensureNeeds(wanted) {
  const missing = wanted.filter((need) => !needs[need].isMet());
  if (missing.length === 0) return;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    const env = { DEBIAN_FRONTEND: "noninteractive" };
    await run("apt-get", ["update", "-q"], { env });
    for (const need of missing) {
      const { debianPackage } = needs[need];
      process.stdout.write(`Installing ${debianPackage} (apt-get) …\n`);
      await run("apt-get", ["-q", ...installing, debianPackage], { env });
    }
  }
  const lacking = missing.filter((need) => !needs[need].isMet() && !needs[need].isSpare);
  if (lacking.length === 0) return;
  const names = lacking.map((need) => needs[need].debianPackage);
  throw new Error(
    `The tests need ${names.join(", ")}. Install with:\n\n  sudo apt-get update && sudo apt-get ${[...installing, ...names].join(" ")}\n`,
  );
}
