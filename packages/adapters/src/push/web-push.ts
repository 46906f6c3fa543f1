import { Agent, request } from "node:https";
import { rootCertificates } from "node:tls";
import { isPushEndpoint } from "@tefuda/domain/push/services";
import { SECOND_MS } from "@tefuda/domain/time/units";
import webPush from "web-push";
import type { PushOptions, PushPort, PushResult, PushTarget } from "./port.ts";

/** Shorter than a process has for its end. */
const LIMIT_MS = 7000;
/** A service that asks for more is asked again after that. */
const LONGEST_WAIT_MS = 60 * 60_000;
/** How long a service that did not answer in time is left alone, so that it holds up no other. */
const REST_MS = 30_000;

export interface WebPushSettings {
  /** Whom a push service turns to: a `mailto:` or `https:` address. */
  readonly subject: string;
  /** Services beside the known ones, such as `push.example.jp:8443`. */
  readonly services?: readonly string[] | undefined;
  /** Whom a service's certificate may be of beside the usual ones, as PEM. */
  readonly ca?: string | undefined;
  readonly limitMs?: number | undefined;
}

/**
 * Sends pushes by the Web Push protocol (RFC 8030, 8188, 8291, 8292). An answer that leads elsewhere is
 * not followed, and nothing of an answer is read but its status and how long to wait.
 */
export function createWebPush(settings: WebPushSettings): PushPort {
  const { services = [], ca, limitMs = LIMIT_MS } = settings;
  const agent = new Agent({ keepAlive: true, ...(ca && { ca: [...rootCertificates, ca] }) });
  const takes = (endpoint: string) => isPushEndpoint(endpoint, services);
  /** Until when a service is left alone, by its origin. */
  const resting = new Map<string, number>();
  return {
    limitMs,
    takes,
    async send(target, payload, options) {
      if (!takes(target.endpoint))
        return { kind: "refused", reason: "The address is of no push service." };
      const { origin } = new URL(target.endpoint);
      const afterMs = (resting.get(origin) ?? 0) - Date.now();
      if (afterMs > 0)
        return { kind: "later", reason: "The push service did not answer in time.", afterMs };
      let message: ReturnType<typeof seal>;
      try {
        message = seal(target, payload, options, settings.subject);
      } catch (error) {
        return { kind: "refused", reason: reasonOf(error) };
      }
      try {
        const result = await post(target.endpoint, message, { agent, limitMs });
        resting.delete(origin);
        return result;
      } catch (error) {
        if (isTimeout(error)) resting.set(origin, Date.now() + REST_MS);
        return { kind: "later", reason: reasonOf(error) };
      }
    },
    close: () => agent.destroy(),
  };
}

/** An aborted call says that it was, and why by its cause. */
const isTimeout = (error: unknown) =>
  error instanceof Error && /^(AbortError|TimeoutError)$/.test(error.name);

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The encrypted body with its headers. @throws Error for keys that are none */
function seal(
  { endpoint, p256dh, auth }: PushTarget,
  payload: string,
  { keys, ttlSeconds, urgency, topic }: PushOptions,
  subject: string,
) {
  const { cipherText: body } = webPush.encrypt(p256dh, auth, payload, "aes128gcm");
  const { Authorization } = webPush.getVapidHeaders(
    new URL(endpoint).origin,
    subject,
    keys.publicKey,
    keys.privateKey,
    "aes128gcm",
  );
  const headers = {
    Authorization,
    TTL: Math.max(0, Math.floor(ttlSeconds)),
    Urgency: urgency,
    Topic: topic,
    "Content-Type": "application/octet-stream",
    "Content-Encoding": "aes128gcm",
    "Content-Length": body.length,
  };
  return { body, headers };
}

const post = (
  endpoint: string,
  { body, headers }: ReturnType<typeof seal>,
  { agent, limitMs }: { readonly agent: Agent; readonly limitMs: number },
) =>
  new Promise<PushResult>((resolve, reject) => {
    const signal = AbortSignal.timeout(limitMs);
    const call = request(endpoint, { method: "POST", agent, headers, signal }, (answer) => {
      answer.resume();
      answer.on("error", () => {});
      resolve(resultOf(answer.statusCode ?? 0, answer.headers["retry-after"]));
    });
    call.on("error", reject);
    call.end(body);
  });

function resultOf(status: number, retryAfter: string | undefined): PushResult {
  if (status >= 200 && status < 300) return { kind: "sent" };
  if (status === 404 || status === 410) return { kind: "gone" };
  const reason = `The push service answered ${status}.`;
  if (status === 408 || status === 429 || status >= 500)
    return { kind: "later", reason, afterMs: waitOf(retryAfter) };
  return { kind: "refused", reason };
}

/** `Retry-After` is a number of seconds or a moment. */
function waitOf(value: string | undefined): number | undefined {
  if (!value) return undefined;
  const seconds = /^\d+$/.test(value) ? Number(value) * SECOND_MS : Date.parse(value) - Date.now();
  return Number.isFinite(seconds) ? Math.min(Math.max(0, seconds), LONGEST_WAIT_MS) : undefined;
}
