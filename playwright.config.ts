import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import type { ProductOptions } from "./e2e/support/servers.ts";

/** Chromium as people have it, and the same engine without a window, which takes two thirds of the time. */
export const wholeChromium = "/usr/bin/chromium";
const headlessShell = "/usr/bin/chromium-headless-shell";

export default defineConfig<object, ProductOptions>({
  testDir: "e2e",
  // Node reads TypeScript by itself: to translate all that tests import took twenty seconds of a processor.
  build: { external: ["**/*"] },
  testMatch: ["journeys/*.journey.ts", "**/*.spec.ts"],
  outputDir: "test-results",
  globalSetup: "./e2e/support/build.ts",
  // Tests of a file run in order on one server; files run beside each other.
  fullyParallel: false,
  // Each has a browser and a server to share its processor with.
  workers: Math.max(2, Math.floor(availableParallelism() * 0.75)),
  // What fails is run once more when all else has ended, alone; what passes then is counted as unsteady
  // and printed (tooling/report).
  retries: 1,
  retryStrategy: "isolated",
  forbidOnly: true,
  // Patience for two processors that the server, the database and both browsers share.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: "list",
  use: {
    browserName: "chromium",
    locale: "ja-JP",
    timezoneId: "Asia/Tokyo",
    actionTimeout: 30_000,
    // Of the try that fails first, whatever becomes of the second: what was done, asked and printed. The pages'
    // own pictures would make a run a seventh longer; `--trace on` records them while one looks into a test.
    trace: {
      mode: "retain-on-first-failure",
      screenshots: false,
      snapshots: false,
      sources: false,
    },
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: existsSync(headlessShell) ? headlessShell : wholeChromium,
      args: [
        // Chromium's sandbox refuses to run as root.
        ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
        "--disable-gpu",
        // What is new for every test is seldom worth optimizing: without it a run takes a sixth less of the processors.
        "--js-flags=--no-turbofan,--no-maglev",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--use-fake-device-for-media-stream",
        "--use-fake-ui-for-media-stream",
      ],
    },
  },
});
