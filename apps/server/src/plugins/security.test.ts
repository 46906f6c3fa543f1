import fastify from "fastify";
import { expect, it } from "vitest";
import { failureOf, sendFailure } from "./failure.ts";
import { contentSecurityPolicy, permissionsPolicy, security } from "./security.ts";

const plain = {
  isSecure: false,
  ownHost: undefined,
  hearsProxy: false,
  isOwnCall: () => false,
};
const closed = "camera=(), microphone=(), display-capture=(), geolocation=()";
const open = "camera=(self), microphone=(self), display-capture=(self), geolocation=()";
const heard = "camera=(), microphone=(self), display-capture=(), geolocation=()";

it.each([
  ["/matchings/a/video/b", open],
  ["/matchings/a/video/b?from=mail", open],
  ["/matchings/a/video/b/", open],
  ["/matchings/a", closed],
  ["/matchings/a/video", closed],
  ["/matchings/a/video/b/more", closed],
  ["/?next=/matchings/a/video/b", closed],
  ["/", closed],
  ["/career-compass-ai", closed],
  ["/career-compass-ai/answer-form", heard],
  ["/career-compass-ai/answer-form?again=1", heard],
  ["/career-compass-ai/results/latest", closed],
])("%s may ask for what its page needs, rooms for camera and microphone", (url, policy) => {
  expect(permissionsPolicy(url)).toBe(policy);
});

it("lets a page send to others only where a tag manager is said to, and load scripts from nobody", () => {
  const plain = contentSecurityPolicy("n", false);
  expect(plain).toContain("connect-src 'self';");
  expect(plain).toContain("img-src 'self' data: blob:;");
  const measured = contentSecurityPolicy("n", false, ["https://*.google-analytics.com"]);
  expect(measured).toContain("connect-src 'self' https://*.google-analytics.com;");
  expect(measured).toContain("img-src 'self' data: blob: https://*.google-analytics.com;");
  const scripts = /script-src [^;]*/;
  expect(scripts.exec(measured)?.[0]).toBe(scripts.exec(plain)?.[0]);
});

it.each([
  ["/auth-action?mode=signUp&oobCode=x", "no-referrer"],
  ["/signup?oobCode=x", "no-referrer"],
  ["/ace/login?invite=x", "no-referrer"],
  ["/unsubscribe?token=x", "no-referrer"],
  ["/ace/login", "strict-origin-when-cross-origin"],
  ["/recruitments?page=2", "strict-origin-when-cross-origin"],
])("lets %s be told by a link away from it as %s says", async (url, policy) => {
  const server = fastify();
  await security(server, plain);
  server.get("/*", async () => "");
  expect((await server.inject(url)).headers["referrer-policy"]).toBe(policy);
  await server.close();
});

it.each(["TRACE", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"])(
  "is asked by no other method than its own: %s",
  async (method) => {
    const asked: string[] = [];
    const server = fastify();
    await security(server, plain);
    // As pages and calls do.
    server.all("/*", async (request) => asked.push(request.method));
    for (const url of ["/", "/trpc/account.getMe", "/functions/trackEvent", "/files/a"]) {
      const answer = await server.inject({ method: method as "GET", url });
      expect([answer.statusCode, answer.headers.allow]).toEqual([405, "GET, HEAD, POST"]);
    }
    expect(asked).toEqual([]);
    await server.close();
  },
);

it("says of every answer that browsers keep it not, unless the answer itself says otherwise", async () => {
  const stream = { "content-type": "text/event-stream", "cache-control": "no-cache, no-transform" };
  const server = fastify();
  await security(server, plain);
  server.get("/call", async () => ({ ok: true }));
  server.get("/picture", async (_, reply) =>
    reply.header("cache-control", "public, max-age=1").send(),
  );
  server.get("/response", async (_, reply) => reply.send(new Response("{}")));
  server.get("/stream", async (_, reply) => reply.send(new Response("", { headers: stream })));
  const kept = async (url: string) => (await server.inject(url)).headers["cache-control"];
  expect(await kept("/call")).toBe("no-store");
  expect(await kept("/picture")).toBe("public, max-age=1");
  expect(await kept("/response")).toBe("no-store");
  expect(await kept("/stream")).toBe("no-store, no-cache, no-transform");
  await server.close();
});

const page = { host: "jobs.example.jp", accept: "text/html,*/*" };
const bare = { ...page, "x-forwarded-proto": "http" };

it.each([
  ["leads a page over", {}, "GET", bare, 307],
  ["leads a page's headers over", {}, "HEAD", bare, 307],
  ["refuses what a page posts", {}, "POST", bare, 403],
  ["refuses a call", {}, "GET", { ...bare, accept: "application/json" }, 403],
  [
    "believes the proxy that stands nearest",
    {},
    "GET",
    { ...bare, "x-forwarded-proto": "https, http" },
    307,
  ],
  ["answers what came by TLS", {}, "GET", { ...page, "x-forwarded-proto": "http, https" }, 200],
  ["answers where nothing is said", {}, "GET", page, 200],
  ["believes nobody where no proxy is known", { hearsProxy: false }, "GET", bare, 200],
  ["leads nowhere where people come without TLS", { isSecure: false }, "GET", bare, 200],
  ["answers its own calls", { isOwnCall: () => true }, "GET", bare, 200],
] as const)(
  "%s of what reached the proxy without TLS",
  async (_what, more, method, headers, status) => {
    const server = fastify();
    const secure = { ...plain, isSecure: true, ownHost: "jobs.example.jp", hearsProxy: true };
    server.setErrorHandler((thrown, request, reply) =>
      sendFailure(request, reply, failureOf(thrown)),
    );
    await security(server, { ...secure, ...more });
    server.all("/*", async () => "");
    const answer = await server.inject({ method, url: "/offers?page=2", headers });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers.location).toBe(
      status === 307 ? "https://jobs.example.jp/offers?page=2" : undefined,
    );
    expect(answer.headers["strict-transport-security"]).toBe(
      "isSecure" in more ? undefined : "max-age=31536000; includeSubDomains",
    );
    const health = await server.inject({ url: "/healthz", headers });
    expect(health.statusCode).toBe(200);
    await server.close();
  },
);
