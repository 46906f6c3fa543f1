import { once } from "node:events";
import { request } from "node:http";
import { text } from "node:stream/consumers";
import { useServer } from "@tefuda/testing/server/use-server";
import { expect, it } from "vitest";

const server = useServer({ seed: "none" });

it("answers a request that is under way before it closes", async () => {
  const origin = server.current.url;
  const body = JSON.stringify({ json: { email: "someone@example.jp" } });
  const call = request(`${origin}/trpc/account.requestSignUp`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(body),
      // The server says when it has seen the head, so the body can be held back until it closes.
      expect: "100-continue",
    },
  });
  const answered = once(call, "response");
  call.flushHeaders();
  await once(call, "continue");

  const restarted = server.current.restart();
  await expect
    .poll(() =>
      fetch(`${origin}/readyz`).then(
        (r) => r.status,
        () => 0,
      ),
    )
    .not.toBe(200);
  call.end(body);
  const [answer] = await answered;
  expect(answer.statusCode).toBe(200);
  expect(JSON.parse(await text(answer))).toHaveProperty("result");
  await restarted;
}, 60_000);
