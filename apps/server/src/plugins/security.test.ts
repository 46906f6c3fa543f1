import fastify from "fastify";
import { expect, it } from "vitest";
import { contentSecurityPolicy, permissionsPolicy, security } from "./security.ts";

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
  await security(server, { isSecure: false, ownHost: undefined, isOwnCall: () => false });
  server.get("/*", async () => "");
  expect((await server.inject(url)).headers["referrer-policy"]).toBe(policy);
  await server.close();
});
