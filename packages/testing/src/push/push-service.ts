import { createECDH, randomBytes } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { createServer } from "node:https";
import { fileURLToPath } from "node:url";
import { type BrowserKeys, decryptPush, type Sender, verifySender } from "./decrypt.ts";

const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const DAY_SECONDS = 24 * 60 * 60;

/** Of the certificate of push services on this machine: for `PUSH_CA_FILE`. Its key is in the tree, so it is for nothing else. */
export const pushCaFile = fileOf("./localhost.cert.pem");

/** A push as the browser gets it. */
export interface TakenPush {
  readonly endpoint: string;
  readonly payload: {
    readonly title: string;
    readonly body: string;
    readonly url: string;
    readonly tag: string;
    readonly id: string;
  };
  readonly sender: Sender;
  readonly ttl: number;
  readonly urgency: string | undefined;
  readonly topic: string | undefined;
}

/**
 * A push service on this machine with its browsers. It takes a push only if it is signed for it (RFC
 * 8292) and opens with the browser's keys (RFC 8291).
 */
export type PushService = Awaited<ReturnType<typeof startPushService>>;

export async function startPushService() {
  const browsers = new Map<string, BrowserKeys>();
  const taken: TakenPush[] = [];
  const state = {
    /** What it answers, for all browsers or the one of an endpoint. */
    answers: new Map<string, { readonly status: number; readonly retryAfter?: string }>(),
    /** Why the last push was not taken; what a test looks at when none came. */
    refusedFor: undefined as string | undefined,
    /** Called when it has taken a push and not yet said so. */
    beforeAnswer: async () => {},
  };
  const server = createServer({
    cert: readFileSync(pushCaFile),
    key: readFileSync(fileOf("./localhost.key.pem")),
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port was given.");
  const host = `localhost:${address.port}`;

  const take = async (request: IncomingMessage): Promise<number> => {
    const endpoint = `https://${host}${request.url}`;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const browser = browsers.get(endpoint);
    if (!browser) return 404;
    const { headers } = request;
    const sender = verifySender(headers.authorization ?? "");
    const now = Date.now() / 1000;
    if (sender.aud !== `https://${host}` || sender.exp <= now || sender.exp > now + DAY_SECONDS)
      throw new Error("Signed for another service or time.");
    if (!/^(mailto:.+@|https:)/.test(sender.sub)) throw new Error("Nobody to turn to.");
    if (headers["content-encoding"] !== "aes128gcm") throw new Error("Another encoding.");
    const payload = JSON.parse(decryptPush(Buffer.concat(chunks), browser));
    taken.push({
      endpoint,
      payload,
      sender,
      ttl: Number(headers.ttl),
      urgency: headers.urgency?.toString(),
      topic: headers.topic?.toString(),
    });
    return 201;
  };
  server.on("request", async (request, response) => {
    const endpoint = `https://${host}${request.url}`;
    const told = state.answers.get(endpoint) ?? state.answers.get("all");
    let status = told?.status ?? 201;
    try {
      if (status < 300) status = await take(request);
    } catch (error) {
      state.refusedFor = String(error);
      status = 400;
    }
    await state.beforeAnswer();
    response.writeHead(status, told?.retryAfter ? { "retry-after": told.retryAfter } : {}).end();
  });

  return {
    /** For `PUSH_SERVICES`. */
    host,
    state,
    /** What was taken, the oldest first. */
    taken,
    /** A made-up browser that asks for pushes: what it gives to `push.subscribe`. */
    subscribe() {
      const pair = createECDH("prime256v1");
      pair.generateKeys();
      const secret = randomBytes(16);
      const endpoint = `https://${host}/push/${randomBytes(16).toString("base64url")}`;
      browsers.set(endpoint, { pair, secret });
      return {
        endpoint,
        p256dh: pair.getPublicKey().toString("base64url"),
        auth: secret.toString("base64url"),
      };
    },
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
