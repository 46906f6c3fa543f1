import { once } from "node:events";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { open } from "./support/hydrated.ts";
import { expect, test } from "./support/test.ts";

test.use({ serverFor: "looking" });

/** The status of a page under whatever name; browsers would not send it. */
async function statusOf(url: string, headers: Record<string, string>): Promise<number> {
  const asked = httpRequest(url, { headers, agent: false }).end();
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  answer.resume();
  return answer.statusCode ?? 0;
}

test("development pages are there under this machine's own name only", async ({ server }) => {
  const { port } = new URL(server.url);
  const own = `localhost:${port}`;
  for (const path of ["/dev/outbox", "/dev/codes", "/design", "/dev/outbox.json"]) {
    const answered = async (headers: Record<string, string>) =>
      statusOf(server.url + path, headers);
    expect(await answered({ host: own }), path).toBe(200);
    const forged: Record<string, string>[] = [
      { host: "jobs.example.jp" },
      { host: `127.0.0.1.rebound.example:${port}` },
      { host: "jobs.example.jp", "x-own-machine": "1" },
      { host: own, "x-forwarded-for": "203.0.113.7", "x-own-machine": "1" },
    ];
    for (const headers of forged)
      expect(await answered(headers), `${path} ${JSON.stringify(headers)}`).toBe(404);
  }
});

test("the outbox is narrowed to one address", async ({ desktop }) => {
  await open(desktop, "/dev/outbox");
  await desktop.getByRole("searchbox", { name: "宛先" }).fill("nobody@example.jp");
  await desktop.getByRole("button", { name: "絞り込む" }).click();
  await expect(desktop).toHaveURL("/dev/outbox?to=nobody%40example.jp");
  await expect(desktop.getByRole("searchbox", { name: "宛先" })).toHaveValue("nobody@example.jp");
});
