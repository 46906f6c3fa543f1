import { expect, it } from "vitest";
import { recipientOf } from "./recipients.ts";
import {
  domainsOf,
  isLocal,
  isTagged,
  readChoice,
  tagCookiesIn,
  tagVersion,
  writeChoice,
} from "./tag.ts";

it.each([
  ["localhost", true],
  ["localhost:3000", true],
  ["LOCALHOST.", true],
  ["app.localhost", true],
  ["127.0.0.1", true],
  ["127.8.0.1:80", true],
  ["[::1]:3000", true],
  ["::1", true],
  ["0.0.0.0", true],
  ["tefuda.example.jp", false],
  ["localhost.example.jp", false],
  ["127.0.0.1.example.jp", false],
  ["192.168.0.1", false],
])("tells that %s is one's own machine: %s", (host, local) => {
  expect(isLocal(host)).toBe(local);
});

it.each([
  ["/", true],
  ["/companies?words=a", true],
  ["/operators-we-like", true],
  ["/operator", false],
  ["/operator/login?url=%2F", false],
  ["/webview/companies", false],
  ["/design", false],
  ["/auth-action?mode=recoverEmail&oobCode=a", false],
  ["/password-reset?oobCode=a", false],
  ["/password-reset-request", true],
  ["/signup?oobCode=a", false],
  ["/signup/social", false],
  ["/signup-request", true],
  ["/unsubscribe?code=a", false],
  ["/career-profile/0198", false],
  ["/ace/login?code=a", false],
  ["/ace/login", false],
  ["/ace/login-is-a-name", true],
  ["/ace/0198", true],
])("lets %s have the script: %s", (path, tagged) => {
  expect(isTagged(path)).toBe(tagged);
});

const manager = { id: "GTM-ABC123", origin: "https://t.example.jp", connect: ["https://a.jp"] };

it("asks anew when another script, or another place, joins the list", () => {
  const version = tagVersion(manager);
  const kept = writeChoice("granted", version);
  expect(readChoice(kept, version)).toBe("granted");
  expect(readChoice(writeChoice("refused", version), version)).toBe("refused");
  expect(readChoice(null, version)).toBeUndefined();
  const wider = tagVersion({ ...manager, connect: ["https://b.jp", "https://a.jp"] });
  expect(readChoice(kept, wider)).toBeUndefined();
  const turned = tagVersion({ ...manager, connect: ["https://a.jp", "https://b.jp"] });
  expect(turned).toBe(wider);
});

it("finds the cookies that measuring left, and no others", () => {
  const cookies = "_ga=GA1.1; _ga_ABC=1; tefuda.session_token=x; _gcl_au=2; theme=dark";
  expect(tagCookiesIn(cookies)).toEqual(["_ga", "_ga_ABC", "_gcl_au"]);
  expect(tagCookiesIn("")).toEqual([]);
  expect(domainsOf("www.tefuda.example.jp")).toEqual([
    "www.tefuda.example.jp",
    "tefuda.example.jp",
    "example.jp",
  ]);
});

it("says who gets what is sent", () => {
  expect(recipientOf("https://*.google-analytics.com")).toEqual({
    name: "Google LLC",
    host: "google-analytics.com",
  });
  expect(recipientOf("https://notgoogle.com")).toEqual({
    name: "notgoogle.com",
    host: "notgoogle.com",
  });
});

it.each([
  ["googletagmanager.com", "Google LLC"],
  ["google-analytics.com", "Google LLC"],
  ["analytics.google.com", "Google LLC"],
  ["googleadservices.com", "Google LLC"],
  ["doubleclick.net", "Google LLC"],
  ["google.com", "Google LLC"],
  ["google.co.jp", "Google LLC"],
  ["facebook.com", "Meta Platforms, Inc."],
  ["facebook.net", "Meta Platforms, Inc."],
  ["clarity.ms", "Microsoft Corporation"],
  ["bing.com", "Microsoft Corporation"],
  ["line.me", "LINEヤフー株式会社"],
  ["yahoo.co.jp", "LINEヤフー株式会社"],
  ["yimg.jp", "LINEヤフー株式会社"],
  ["twitter.com", "X Corp."],
  ["x.com", "X Corp."],
])("knows who stands behind %s: %s", (host, name) => {
  expect(recipientOf(`https://${host}`)).toEqual({ name, host });
  expect(recipientOf(`https://a.${host}:443`)).toEqual({ name, host: `a.${host}:443` });
});

it.each([
  "_ga",
  "_gid",
  "_gat_UA-1",
  "_gcl_au",
  "_gac_UA-1",
  "_dc_gtm_UA-1",
  "_fbp",
  "_fbc",
  "_clck",
  "_clsk",
  "_uetsid",
  "__lt__cid",
  "_yjsu_yjad",
])("takes away the cookie %s", (name) => {
  expect(tagCookiesIn(`theme=dark; ${name}=1`)).toEqual([name]);
});
