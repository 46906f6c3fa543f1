import { connect } from "node:net";

/** A conversation that no browser has. */
interface Broken {
  readonly what: string;
  /** What is sent at once; a request without a name for the host gets one. */
  readonly sent: string | Buffer;
  /** The only status that is right; without one, any that is no failure of the server's. */
  readonly status?: number;
  /** Ends our half of the connection when all is sent. */
  readonly isHalfClosed?: boolean;
  /** Goes on, or waits for what does not come: ended by the server's own patience. */
  readonly staysOpen?: boolean;
  /** The whole server has to be there for this one, pages and all. */
  readonly needsPages?: boolean;
}

interface Answered {
  /** The status of each answer that came. */
  readonly statuses: readonly number[];
  readonly isClosed: boolean;
  readonly ms: number;
}

/** What is whole is answered at once; what never ends is listened to for no longer. */
const ANSWERED_WITHIN_MS = 3000;
const HOST = "Host: localhost\r\n";
const END = "Connection: close\r\n\r\n";
const get = (path: string, headers = "") => `GET ${path} HTTP/1.1\r\n${HOST}${headers}${END}`;
const post = (path: string, headers: string, body = "") =>
  `POST ${path} HTTP/1.1\r\n${HOST}${headers}${END}${body}`;
const json = (body: string, headers = "") =>
  post(
    "/trpc/account.signIn",
    `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n${headers}`,
    body,
  );
const chunked = (body: string, headers = "") =>
  post(
    "/trpc/account.signIn",
    `Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n${headers}`,
    body,
  );

const brokenRequests: readonly Broken[] = [
  { what: "a header of 20 kB", sent: get("/healthz", `X-Long: ${"a".repeat(20_000)}\r\n`) },
  { what: "3,000 headers", sent: get("/healthz", "X-A: b\r\n".repeat(3000)) },
  { what: "an address of 20 kB", sent: get(`/${"a".repeat(20_000)}`) },
  { what: "an address of 12 kB", sent: get(`/files/${"a/".repeat(6000)}`) },
  { what: "12 kB of cookies", sent: get("/healthz", `Cookie: ${"a=%;".repeat(3000)}\r\n`) },
  {
    what: "a forged session",
    sent: get("/trpc/account.getMe", "Cookie: tefuda.session_token=%E0%A4%A; a=%zz\r\n"),
  },
  { what: "chunks that are none", sent: chunked("ZZZ\r\nabc\r\n0\r\n\r\n") },
  { what: "a chunk without an end", staysOpen: true, sent: chunked("FFFFFFFFFFFFFFFF\r\nabc\r\n") },
  { what: "chunks with a length beside", sent: chunked("0\r\n\r\n", "Content-Length: 5\r\n") },
  {
    what: "two lengths",
    sent: post("/trpc/account.signIn", "Content-Length: 2\r\nContent-Length: 3\r\n", "{}!"),
  },
  { what: "a negative length", sent: post("/trpc/account.signIn", "Content-Length: -1\r\n", "{}") },
  { what: "an encoding nobody knows", sent: post("/trpc/a", "Transfer-Encoding: cow\r\n", "{}") },
  { what: "a smuggled request", sent: `${chunked("0\r\n\r\n")}GET /dev HTTP/1.1\r\n${HOST}\r\n` },
  { what: "a method nobody knows", sent: `BREW / HTTP/1.1\r\n${HOST}${END}` },
  { what: "TRACE", status: 405, sent: `TRACE / HTTP/1.1\r\n${HOST}${END}` },
  { what: "PROPFIND", status: 405, sent: `PROPFIND / HTTP/1.1\r\n${HOST}${END}` },
  { what: "CONNECT", sent: `CONNECT example.jp:443 HTTP/1.1\r\n${HOST}${END}` },
  { what: "no host", sent: `GET /healthz HTTP/1.1\r\n${END}` },
  { what: "two hosts", status: 400, sent: get("/healthz", "Host: elsewhere.example\r\n") },
  { what: "a host that is none", sent: `GET /trpc/a HTTP/1.1\r\nHost: [::/ @\r\n${END}` },
  { what: "somebody else's host", sent: get("http://elsewhere.example/trpc/account.getMe") },
  { what: "an address that is none", sent: get("/%zz/%c0%ae%c0%ae/%") },
  { what: "a way up", sent: get("/files/..%2f..%2f..%2fetc%2fpasswd") },
  { what: "a NUL", sent: get("/files/a%00.png") },
  { what: "bytes in an address", sent: Buffer.from(get("/files/\xff\xfe"), "latin1") },
  { what: "ten slashes", sent: get("//////////elsewhere.example/..") },
  { what: "an old version", staysOpen: true, sent: "GET /\r\n" },
  { what: "a version to come", sent: `GET /healthz HTTP/9.9\r\n${HOST}${END}` },
  { what: "the start of TLS", sent: Buffer.from("160301020001000001fc0303", "hex") },
  { what: "noise", sent: Buffer.from(Array.from({ length: 4096 }, (_, n) => (n * 167) % 256)) },
  { what: "a line folded", sent: get("/healthz", "X-A: b\r\n c\r\n") },
  { what: "bare line feeds", sent: "GET /healthz HTTP/1.1\nHost: localhost\n\n" },
  { what: "a socket of the web", sent: get("/", "Upgrade: websocket\r\n") },
  { what: "an expectation", sent: post("/trpc/a", "Expect: wonders\r\nContent-Length: 0\r\n") },
  { what: "no JSON", sent: json("{{{{") },
  { what: "JSON that is 100,000 deep", sent: json("[".repeat(100_000)) },
  { what: "a body of 2 MB", sent: json(`"${"a".repeat(2_000_000)}"`) },
  { what: "a body that is said to be gzip", sent: json("{}", "Content-Encoding: gzip\r\n") },
  {
    what: "a type that is none",
    sent: post("/trpc/a", "Content-Type: ;\r\nContent-Length: 1\r\n", "a"),
  },
  {
    what: "a body that breaks off",
    sent: post(
      "/trpc/account.signIn",
      "Content-Type: application/json\r\nContent-Length: 99\r\n",
      "{",
    ),
    isHalfClosed: true,
  },
  { what: "half a connection", sent: get("/healthz"), isHalfClosed: true },
  { what: "half a request", sent: "GET /healthz HTT", isHalfClosed: true },
  { what: "nothing", sent: "", isHalfClosed: true },
  {
    what: "a hundred at once",
    sent: get("/healthz").replace(END, "\r\n").repeat(100),
    isHalfClosed: true,
  },
  {
    what: "a range that is none",
    sent: get("/files/a", `Range: bytes=${"0-0,".repeat(1500)}\r\n`),
  },
  {
    what: "a stream of nothing",
    staysOpen: true,
    sent: get("/trpc/live.follow", "Accept: text/event-stream\r\n"),
  },
  { what: "a thousand calls in one", sent: get(`/trpc/${"a.b,".repeat(1000)}?batch=1`) },
  { what: "a function's name", sent: post("/trpc/__proto__.constructor", "Content-Length: 0\r\n") },
  {
    what: "a tree of pages that is none",
    sent: get("/companies", "RSC: 1\r\nNext-Router-State-Tree: %5B%7B\r\n"),
    needsPages: true,
  },
  {
    what: "an action of pages",
    sent: post("/", "Next-Action: 00\r\nContent-Type: text/plain\r\nContent-Length: 2\r\n", "[]"),
    needsPages: true,
  },
  {
    what: "an action in a form",
    sent: post(
      "/companies",
      "Next-Action: x\r\nContent-Type: multipart/form-data\r\nContent-Length: 3\r\n",
      "--\r",
    ),
    needsPages: true,
  },
  {
    what: "a picture from elsewhere",
    sent: get("/_next/image?url=http%3A%2F%2F127.0.0.1&w=1&q=0"),
    needsPages: true,
  },
  { what: "data of no page", sent: get("/_next/data/x/%5B%5D.json"), needsPages: true },
  { what: "a page that is none", sent: get("/companies/%F0%9F%92%A9%2F..%2F"), needsPages: true },
  {
    what: "a page by another method",
    status: 405,
    sent: `DELETE /companies HTTP/1.1\r\n${HOST}${END}`,
    needsPages: true,
  },
  {
    what: "a query of 6 kB",
    sent: get(`/companies?${"q=%E6%BC%A2&".repeat(500)}`),
    needsPages: true,
  },
];

/** Sends something and listens until the other side hangs up, or for so long. */
function converse(
  origin: string,
  { sent, isHalfClosed }: Pick<Broken, "sent" | "isHalfClosed">,
  withinMs: number,
): Promise<Answered> {
  const { hostname, port } = new URL(origin);
  const begun = performance.now();
  let text = "";
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    const done = (isClosed: boolean) => {
      clearTimeout(end);
      socket.destroy();
      const statuses = [...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) =>
        Number(status),
      );
      resolve({ statuses, isClosed, ms: performance.now() - begun });
    };
    const end = setTimeout(() => done(false), withinMs);
    socket.on("data", (part) => {
      text += part.toString("latin1");
    });
    socket.on("end", () => done(true));
    // The other side hung up while we were still writing, which it may.
    socket.on("error", () => done(true));
    socket.write(sent);
    if (isHalfClosed) socket.end();
  });
}

/** Sends every broken request and says what is wrong with the answers. */
export async function attackByBrokenHttp(
  origin: string,
  { hasPages }: { readonly hasPages: boolean },
): Promise<{
  readonly sent: number;
  readonly findings: readonly string[];
  readonly longestMs: number;
}> {
  const sent = brokenRequests.filter(({ needsPages = false }) => hasPages || !needsPages);
  const findings: string[] = [];
  let longestMs = 0;
  for (const broken of sent) {
    const { statuses, isClosed, ms } = await converse(origin, broken, ANSWERED_WITHIN_MS);
    const wrong = statuses.filter(
      (status) => status >= 500 || (broken.status ?? status) !== status,
    );
    if (wrong.length > 0) findings.push(`${broken.what} is answered by ${wrong.join(", ")}`);
    if (isClosed) longestMs = Math.max(longestMs, ms);
    else if (!broken.staysOpen) findings.push(`${broken.what} is not answered`);
    if (!(await fetch(`${origin}/healthz`)).ok) findings.push(`${broken.what} makes it unwell`);
  }
  return { sent: sent.length, findings, longestMs };
}
