import { closeSync, fstatSync, mkdtempSync, openSync, readSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Frame, TestInfo } from "@playwright/test";

const scripts = ["./note-requests.mjs", "./late-answers.mjs"].map((name) =>
  fileURLToPath(new URL(name, import.meta.url)),
);
const id = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g;

/** A page as everybody's: without what was searched and whose it is. */
const routeOf = (address: string) =>
  new URL(address, "http://localhost").pathname.replace(id, "[id]");

const proceduresOf = (address: string) =>
  decodeURIComponent(new URL(address, "http://localhost").pathname)
    .replace("/trpc/", "")
    .split(",");

/** What servers are asked for while a test runs, for its report. */
export interface Reached {
  /** The environment of a server that writes it down. */
  env(given: Readonly<Record<string, string>>): Readonly<Record<string, string>>;
  /** Notes a page that a browser came to, maybe without asking a server. */
  visit(frame: Frame): void;
  /** Adds all since the last time to a test, as annotations of its report. */
  tell(test: Pick<TestInfo, "annotations">): void;
  remove(): void;
}

export function noteReached(): Reached {
  const folder = mkdtempSync(join(tmpdir(), "tefuda-reached-"));
  const file = join(folder, "requests");
  const handle = openSync(file, "a+");
  let read = 0;
  const routes = new Set<string>();
  const procedures = new Set<string>();

  function readOn() {
    const more = Buffer.alloc(fstatSync(handle).size - read);
    read += readSync(handle, more, 0, more.length, read);
    for (const line of more.toString().split("\n")) {
      const [kind, address = ""] = line.split(" ", 2);
      if (kind === "route") routes.add(routeOf(address));
      if (kind === "procedure") for (const name of proceduresOf(address)) procedures.add(name);
    }
  }

  return {
    env: (given) => ({
      ...given,
      REQUESTS_FILE: file,
      NODE_OPTIONS: [...scripts.map((script) => `--import=${script}`), given.NODE_OPTIONS]
        .filter(Boolean)
        .join(" "),
    }),
    visit(frame) {
      const isOurs = frame.url().startsWith("http://localhost:");
      if (isOurs && !frame.parentFrame()) routes.add(routeOf(frame.url()));
    },
    tell({ annotations }) {
      readOn();
      for (const description of [...routes].sort())
        annotations.push({ type: "route", description });
      for (const description of [...procedures].sort())
        annotations.push({ type: "procedure", description });
      routes.clear();
      procedures.clear();
    },
    remove() {
      closeSync(handle);
      rmSync(folder, { recursive: true });
    },
  };
}
