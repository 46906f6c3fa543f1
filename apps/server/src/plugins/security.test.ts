import { expect, it } from "vitest";
import { permissionsPolicy } from "./security.ts";

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
