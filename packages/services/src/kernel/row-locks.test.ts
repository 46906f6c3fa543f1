import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const services = fileURLToPath(new URL("..", import.meta.url));

it("locks a row against those who only refer to it where the row itself goes, and nowhere else", () => {
  const files = readdirSync(services, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .filter((file) =>
      /\.for\(\s*"update"|for update/.test(readFileSync(`${services}/${file}`, "utf8")),
    );
  // Whoever writes a row that refers to a locked one would wait, and for whom it waits may wait for it.
  expect(files.sort()).toEqual([
    "candidate-note/find-note.ts",
    "candidate/expire-keeps.ts",
    "hidden-company/take-out-of-sight.ts",
    "mail/deliver-next-mail.ts",
    "matching/purge-archives.ts",
    "release/delete-matching.ts",
    "release/release-by-operator.ts",
    "report/create-report.ts",
    "upload/sweep-uploads.ts",
    "withdrawal/delete-withdrawn.ts",
  ]);
});
