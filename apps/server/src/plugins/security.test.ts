import { expect, it } from "vitest";
import { permissionsPolicy } from "./security.ts";

const closed = "camera=(), microphone=(), display-capture=(), geolocation=()";
const open = "camera=(self), microphone=(self), display-capture=(self), geolocation=()";

it.each([
  ["/matchings/a/video/b", open],
  ["/matchings/a/video/b?from=mail", open],
  ["/matchings/a/video/b/", open],
  ["/matchings/a", closed],
  ["/matchings/a/video", closed],
  ["/matchings/a/video/b/more", closed],
  ["/?next=/matchings/a/video/b", closed],
  ["/", closed],
])("%s may ask for camera and microphone as a room alone does", (url, policy) => {
  expect(permissionsPolicy(url)).toBe(policy);
});
