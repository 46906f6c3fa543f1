import { fastify } from "fastify";
import { expect, it } from "vitest";
import type { AppCtx } from "../trpc/context.ts";
import { securityText } from "./security-text.ts";

async function ask(desk: string | undefined) {
  const server = fastify();
  const site = { origin: "https://jobs.example.jp", desk } as AppCtx["site"];
  securityText(server, { site, clock: () => new Date("2026-11-25T03:00:00Z") });
  return server.inject("/.well-known/security.txt");
}

it("says where to tell of a hole, until when that is true, and in which languages", async () => {
  const answer = await ask("desk@example.jp");
  expect(answer.headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(answer.body).toBe(
    `Contact: mailto:desk@example.jp
Expires: 2027-05-24T03:00:00.000Z
Preferred-Languages: ja, en
Canonical: https://jobs.example.jp/.well-known/security.txt
`,
  );
});

it("is not there while nobody is named who would read it", async () => {
  expect((await ask(undefined)).body).toContain("見つかりません");
});
