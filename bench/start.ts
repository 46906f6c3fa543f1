import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../packages/testing/src/server/free-port.ts";
import { node24, root } from "../tooling/paths.mjs";
import { milliseconds, spread } from "./quantiles.ts";
import type { Report } from "./report.ts";

const WARM_STARTS = 5;
const PATIENCE_MS = 120_000;

/** How long the server takes from its first instruction until it answers. */
export async function measureStart(): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), "tefuda-bench-"));
  try {
    const first = await startOnce(folder);
    const warm: number[] = [];
    while (warm.length < WARM_STARTS) warm.push(await startOnce(folder));
    return {
      title: "Start until ready (embedded database, pages built before)",
      rows: [
        { what: "first, makes the demo data", values: { samples: "1", p50: milliseconds(first) } },
        { what: "again on the same folder", values: spread(warm) },
      ],
      notes: ["From starting the process until /readyz has answered; npm itself is not in it."],
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function startOnce(dataDir: string): Promise<number> {
  const port = await freePort();
  const startedAt = performance.now();
  const child = spawn(node24, [join(root, "apps/server/src/main.ts")], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: "production",
      NEXT_TELEMETRY_DISABLED: "1",
      LOG_LEVEL: "warn",
      DATABASE_URL: undefined,
      PUBLIC_URL: undefined,
      SMTP_URL: undefined,
      DATA_DIR: dataDir,
      PORT: String(port),
      SEED: "demo",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  try {
    await until(child.stdout, / is ready: /, ended);
    const answer = await fetch(`http://localhost:${port}/readyz`);
    if (!answer.ok) throw new Error(`/readyz answered ${answer.status}.`);
    return performance.now() - startedAt;
  } finally {
    child.kill("SIGTERM");
    await ended;
  }
}

/** Waits for a line of the server's, and gives up when it ends or stays silent. */
function until(output: NodeJS.ReadableStream, line: RegExp, ended: Promise<unknown>) {
  return new Promise<void>((resolve, reject) => {
    let printed = "";
    const timer = setTimeout(() => reject(new Error(`Not ready.\n${printed}`)), PATIENCE_MS);
    output.on("data", (chunk: Buffer) => {
      printed += chunk.toString();
      if (!line.test(printed)) return;
      clearTimeout(timer);
      resolve();
    });
    ended.then(() => {
      clearTimeout(timer);
      reject(new Error(`The server ended before it was ready.\n${printed}`));
    }, reject);
  });
}
