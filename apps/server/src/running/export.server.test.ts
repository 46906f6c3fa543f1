import { demoEmails } from "@tefuda/testing/demo/accounts";
import { useServer } from "@tefuda/testing/server/use-server";
import { uuidv7 } from "uuidv7";
import { expect, it } from "vitest";
import type { Client } from "./client.fixture.ts";
import { signIn } from "./people.fixture.ts";

const server = useServer({ seed: "demo" });

const fetchAs = ({ cookies }: Pick<Client, "cookies">, path: string) =>
  fetch(server.current.url + path, {
    headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
  });

it("hands a member their own data as a download, and nobody else", async () => {
  const joker = await signIn(server.current.url, demoEmails.joker, "joker");
  const { url, name, size } = await joker.trpc.dataExport.createExport.mutate({ id: uuidv7() });
  const answer = await fetchAs(joker, url);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toContain("application/json");
  expect(answer.headers.get("content-disposition")).toBe(
    `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
  );
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  const bytes = await answer.arrayBuffer();
  expect(bytes.byteLength).toBe(size);
  expect(JSON.parse(Buffer.from(bytes).toString()).account.email).toBe(demoEmails.joker);

  const ace = await signIn(server.current.url, demoEmails.aceAdmin, "ace");
  for (const stranger of [ace, { cookies: new Map<string, string>() }])
    expect((await fetchAs(stranger, url)).status).toBe(404);
});
