// Running other programs. Plain JavaScript: the machine's own Node 20 runs this before Node 24 is installed.
import { spawn } from "node:child_process";
import { constants } from "node:os";

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd]
 * @property {Record<string, string | undefined>} [env]
 * @property {(chunk: Buffer) => void} [write] takes what the program prints, in place of this terminal
 */

/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set();

/**
 * Runs a program with this terminal and answers its exit code (128 + signal when it was killed).
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      stdio: options.write ? ["ignore", "pipe", "pipe"] : "inherit",
    });
    running.add(child);
    if (options.write) {
      child.stdout?.on("data", options.write);
      child.stderr?.on("data", options.write);
    }
    child.on("error", reject);
    // Not at its exit, when what it printed last may still be on its way.
    child.on("close", (code, signal) => {
      running.delete(child);
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
}

/**
 * Hands SIGINT and SIGTERM on to what {@link run} started, so that it can close what it holds open.
 * @param {() => void} [first] called once, before the signal is handed on
 */
export function forwardSignals(first) {
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) {
    process.on(signal, () => {
      first?.();
      for (const child of running) child.kill(signal);
    });
  }
}

/**
 * Becomes another program: same process id, same terminal, so signals and exit code need no relay.
 * Where the system cannot do that (Windows) the program runs as a child with signals handed on.
 * @param {string} command an absolute path
 * @param {readonly string[]} args
 * @param {Record<string, string | undefined>} [env]
 * @returns {Promise<never>}
 */
export async function become(command, args, env = {}) {
  if (process.execve && process.platform !== "win32") {
    process.execve(command, [command, ...args], definedOnly({ ...process.env, ...env }));
  }
  forwardSignals();
  process.exit(await run(command, args, { env }));
}

/** @param {Record<string, string | undefined>} env */
function definedOnly(env) {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined));
}
