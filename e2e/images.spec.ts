import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { join } from "node:path";
import sharp from "sharp";
import type { ProductServer } from "./support/server.ts";
import { callsOf } from "./support/sign-in.ts";
import { DESKTOP } from "./support/sizes.ts";
import { expect, test } from "./support/test.ts";
import { launchOptions } from "./support/whole-chromium.ts";

// What happens to people of the demo data here, others must not meet.
test.use({ serverFor: "file", launchOptions });

const smallWidths = [16, 32, 48, 64, 96, 128, 256, 384];
const largeWidths = [640, 750, 828, 1080, 1200, 1920, 2048, 3840];

interface Asked {
  readonly url: string;
  readonly w?: number | string;
  readonly q?: number | string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Asks the optimizer as a program would, with no cookie but what is given. */
const ask = ({ origin }: { origin: string }, { url, w = 640, q = 75, headers = {} }: Asked) =>
  fetch(`${origin}/_next/image?${new URLSearchParams({ url, w: String(w), q: String(q) })}`, {
    headers,
    redirect: "manual",
  });

/** The answer to a request target as it stands: `fetch` would put it in order. */
async function statusOf(origin: string, method: string, target: string): Promise<number> {
  const { hostname, port } = new URL(origin);
  const asked = httpRequest({ hostname, port, method, path: target, agent: false }).end();
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  answer.resume();
  return answer.statusCode ?? 0;
}

/** The address of a company's large picture. */
async function coverOf(server: ProductServer): Promise<string> {
  const [id] = await readdir(join(server.dataDir, "files/companies"));
  return `/files/companies/${id}/cover`;
}

/** The address of a file in a folder of the store, whoever may see it. */
async function anyFileIn(server: ProductServer, folder: string): Promise<string> {
  const names = await readdir(join(server.dataDir, "files", folder));
  return `/files/${folder}/${names.find((name) => !name.includes(".") && !name.includes("small"))}`;
}

const cookieOf = ({ cookies }: { cookies: ReadonlyMap<string, string> }) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");

test("every width is answered in that width, and none larger than the picture is", async ({
  server,
}) => {
  const origin = server.url;
  const url = await coverOf(server);
  const { width: whole = 0 } = await sharp(
    Buffer.from(await (await fetch(origin + url)).arrayBuffer()),
  ).metadata();
  expect(whole).toBeGreaterThan(640);
  for (const w of [...smallWidths, ...largeWidths]) {
    const answer = await ask({ origin }, { url, w });
    expect(answer.status, `width ${w}`).toBe(200);
    const { width } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect(width, `width ${w}`).toBe(Math.min(w, whole));
  }
});

test("other widths, qualities and sources are refused", async ({ server }) => {
  const origin = server.url;
  const url = await coverOf(server);
  const name = url.slice("/files/".length);
  const { host } = new URL(origin);
  const refused: Asked[] = [
    ...[1, 8, 100, 300, 512, 639, 641, 1000, 4096, 0, -640, "abc", "６４０", ""].map((w) => ({
      url,
      w,
    })),
    ...[1, 74, 76, 100, 0, "abc", ""].map((q) => ({ url, q })),
    ...[
      "",
      "x",
      "https://example.com/a.png",
      `${origin}${url}`,
      `//${host}${url}`,
      "//example.com/a.png",
      "data:image/png;base64,AAAA",
      "file:///etc/passwd",
      "/trpc/account.getMe",
      "/api/images",
      "/",
      "/share.png",
      "/favicon.ico",
      "/sitemap.xml",
      "/dev/outbox.json",
      "/_next/image?url=%2Fshare.png&w=640&q=75",
      `${url}?a=1`,
      `${url}#a`,
      `/files/companies/../${name}`,
      `/files/companies/%2e%2e/${name}`,
      `/files/companies/..%2f${name}`,
      `/files/companies/%252e%252e/${name}`,
      `/files/./${name}`,
      `/files//${name}`,
      `/files/${name}%00`,
      `\\files\\${name}`,
      "/files/../../etc/passwd",
      "あ".repeat(10_000),
      "😀",
    ].map((one) => ({ url: one })),
  ];
  for (const one of refused) {
    const answer = await ask({ origin }, one);
    const { status } = answer;
    expect(status, JSON.stringify(one).slice(0, 200)).toBe(one.url.length > 9_000 ? status : 400);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    await answer.arrayBuffer();
  }
  const media = `/_next/static/media/../../../files/companies/${name.split("/")[1]}/cover`;
  expect((await ask({ origin }, { url: media })).status).toBe(400);
  const own = await anyFileIn(server, "jokers");
  const good = `/_next/image?url=${encodeURIComponent(url)}&w=640&q=75`;
  const other = `/_next/image?url=${encodeURIComponent(own)}&w=640&q=75`;
  for (const target of [`${other}#&url=x`, `${good}#&url=${own}`, `/_next/image#?url=${own}`])
    expect(await statusOf(origin, "GET", target), target).toBe(400);
  for (const method of ["POST", "PUT", "DELETE", "OPTIONS"])
    for (const target of [good, other])
      expect(await statusOf(origin, method, target), `${method} ${target}`).toBe(405);
  const twice = `/_next/image?url=${encodeURIComponent(url)}&url=x&w=640&q=75`;
  expect((await fetch(origin + twice)).status).toBe(400);
  expect((await ask({ origin }, { url: "/files/companies/none/cover" })).status).toBe(404);
});

test("an answer may be kept for a day, is asked about anew, and comes as WebP to who reads it", async ({
  server,
  request,
}) => {
  const origin = server.url;
  const url = await coverOf(server);
  const kept = "public, max-age=86400, must-revalidate";

  const first = await ask({ origin }, { url, headers: { accept: "image/avif,image/webp,*/*" } });
  expect(first.headers.get("content-type")).toBe("image/webp");
  expect(first.headers.get("cache-control")).toBe(kept);
  expect(first.headers.get("vary")).toContain("Accept");
  const etag = first.headers.get("etag") ?? "";
  expect(etag).not.toBe("");
  // Node's own fetch would ask every cache on the way to look anew.
  const again = await request.get(
    `${origin}/_next/image?${new URLSearchParams({ url, w: "640", q: "75" })}`,
    {
      headers: { accept: "image/webp", "if-none-match": etag },
    },
  );
  expect(again.status()).toBe(304);
  expect(again.headers()["cache-control"]).toBe(kept);

  const plain = await ask({ origin }, { url, headers: { accept: "image/png,image/jpeg" } });
  expect(plain.status).toBe(200);
  expect(plain.headers.get("content-type")).toMatch(/^image\/(jpeg|png)$/);

  const whole = await fetch(origin + url);
  expect(whole.headers.get("cache-control")).toBe(kept);
  const same = await fetch(origin + url, {
    headers: { "if-none-match": whole.headers.get("etag") ?? "" },
  });
  expect(same.status).toBe(304);
});

test("no picture of a person or a conversation goes through the store that is everyone's", async ({
  server,
}) => {
  const origin = server.url;
  const joker = await callsOf(origin, "joker");
  const { profile } = await joker.trpc.joker.own.query();
  const own = profile.profileImageURL ?? "";
  expect(own).toMatch(/^\/files\/jokers\//);
  const cookie = cookieOf(joker);
  expect((await fetch(origin + own, { headers: { cookie } })).status).toBe(200);
  for (const url of [own, await anyFileIn(server, "chat")])
    for (const headers of [undefined, { cookie }])
      expect((await ask({ origin }, { url, headers })).status).toBe(400);
});

test("a picture that its owner replaced or has not used yet is not shown to anybody", async ({
  server,
}) => {
  const origin = server.url;
  const ace = await callsOf(origin, "aceAdmin");
  const cookie = cookieOf(ace);
  const send = async (background: string) => {
    const body = await sharp({ create: { width: 700, height: 700, channels: 3, background } })
      .jpeg()
      .toBuffer();
    const uploadId = randomUUID();
    const answer = await fetch(`${origin}/files/aceImage/${uploadId}?name=a.jpg`, {
      method: "POST",
      body: new Uint8Array(body),
      headers: { cookie },
    });
    const { path } = (await answer.json()) as { path: string };
    return { uploadId, url: path };
  };
  const first = await send("#2b7350");
  expect((await ask({ origin }, { url: first.url, headers: { cookie } })).status).toBe(404);
  await ace.trpc.ace.updateImage.mutate({ uploadId: first.uploadId });
  expect((await ask({ origin }, { url: first.url })).status).toBe(200);
  expect((await ask({ origin }, { url: first.url })).headers.get("x-nextjs-cache")).toBe("HIT");

  const second = await send("#33445a");
  await ace.trpc.ace.updateImage.mutate({ uploadId: second.uploadId });
  expect((await ask({ origin }, { url: second.url })).status).toBe(200);
  for (const w of [...smallWidths, ...largeWidths])
    expect((await ask({ origin }, { url: first.url, w })).status, `width ${w}`).toBe(404);
});

test("pictures below the screen are asked for before they come into view, and no sooner than needed", async ({
  server,
  desktop,
}) => {
  const asked = new Set<string>();
  desktop.on("request", (request) => {
    const address = new URL(request.url());
    if (address.pathname === "/_next/image") asked.add(address.href);
  });
  await desktop.goto(`${server.url}/companies`);
  const lazy = desktop.locator('main img[loading="lazy"]');
  await expect(lazy.first()).toBeAttached();
  // A picture whose edge is 200 px below what is seen is being loaded.
  const last = lazy.last();
  // Chromium loads what is 1,250 px or less below the screen.
  const top = await last.evaluate((one) => one.getBoundingClientRect().top + scrollY);
  const source = new URL((await last.getAttribute("src")) ?? "", server.url).searchParams.get(
    "url",
  );
  const isAsked = () =>
    [...asked].some((address) => new URL(address).searchParams.get("url") === source);
  expect(top).toBeGreaterThan(DESKTOP.height + 1250);
  await desktop.waitForLoadState("networkidle");
  expect(isAsked()).toBe(false);
  await desktop.evaluate((y) => scrollTo(0, y), top - DESKTOP.height - 200);
  await expect
    .poll(() => last.evaluate((one) => one instanceof HTMLImageElement && one.complete))
    .toBe(true);
  expect(isAsked()).toBe(true);
  for (const image of await lazy.all())
    expect(
      await image.evaluate((one) => one.getAttribute("sizes") ?? one.getAttribute("width")),
    ).toBeTruthy();
});
