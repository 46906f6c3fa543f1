import { once } from "node:events";
import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import { expect, test } from "./support/test.ts";

test.use({ serverFor: "looking" });

const PAGE = { accept: "text/html" };
const asked: readonly [method: string, path: string, headers?: Record<string, string>][] = [
  ["GET", "/", PAGE],
  ["HEAD", "/", PAGE],
  ["OPTIONS", "/"],
  ["POST", "/"],
  ["PUT", "/about"],
  ["TRACE", "/"],
  ["GET", "/login", PAGE],
  ["GET", "/nowhere", PAGE],
  ["GET", "/nowhere"],
  ["GET", "/mypage", PAGE],
  ["GET", "/companies//", PAGE],
  ["GET", "/%E0%A4%A", PAGE],
  ["GET", "/%00"],
  ["GET", "/?_rsc=1", { rsc: "1" }],
  ["GET", "/_next/static/nothing.js"],
  ["GET", "/_next/nothing"],
  ["GET", "/_next/image?url=%2Ficon-512.png&w=640&q=75"],
  ["GET", "/_next/image?url=https%3A%2F%2Fevil.example&w=1&q=1"],
  ["GET", "/favicon.ico"],
  ["GET", "/icon-512.png"],
  ["GET", "/nothing.png"],
  ["GET", "/ticks.js"],
  ["GET", "/sw.js"],
  ["HEAD", "/sw.js"],
  ["GET", "/robots.txt"],
  ["GET", "/sitemap.xml"],
  ["GET", "/manifest.webmanifest"],
  ["GET", "/.well-known/security.txt"],
  ["GET", "/healthz"],
  ["GET", "/trpc/nothing"],
  ["POST", "/trpc/nothing", { origin: "https://evil.example" }],
  ["GET", "/files/companies/nothing"],
  ["POST", "/files/jokerImage/nothing"],
];

/** The answer to a target as it stands: `fetch` would put it in order, and follow. */
async function headersOf(origin: string, [method, path, headers = {}]: (typeof asked)[number]) {
  const { hostname, port } = new URL(origin);
  const sent = httpRequest({ hostname, port, method, path, headers, agent: false }).end();
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  answer.resume();
  return answer.headers;
}

function faultsOf(headers: IncomingHttpHeaders): string[] {
  const policy = String(headers["content-security-policy"]);
  const type = headers["content-type"] ?? "";
  const isText = /^text\/|javascript/.test(type);
  return [
    ...(/default-src '(none|self)'/.test(policy) ? [] : ["no policy"]),
    ...(policy.includes("frame-ancestors 'none'") ? [] : ["may be framed"]),
    ...(headers["x-content-type-options"] === "nosniff" ? [] : ["may be sniffed"]),
    ...(isText && !/charset=utf-8/i.test(type) ? [`no charset: ${type}`] : []),
  ];
}

test("every answer has a policy, stands in no frame, and says its type once and for all", async ({
  server,
}) => {
  const faults: string[] = [];
  for (const one of asked)
    for (const fault of faultsOf(await headersOf(server.url, one)))
      faults.push(`${one[0]} ${one[1]}: ${fault}`);
  expect(faults).toEqual([]);
});
