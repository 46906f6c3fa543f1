import { createHash, createHmac } from "node:crypto";
import type { RelaySettings } from "../kernel/context.ts";

/** One entry of a browser's `RTCConfiguration.iceServers`. */
export interface IceServer {
  readonly urls: readonly string[];
  readonly username?: string;
  readonly credential?: string;
}

/** A relay takes part in a call for a little longer than the room is open. */
const SPARE_SECONDS = 300;

/**
 * A name and password of a relay that knows the same secret (coturn's `use-auth-secret`): the
 * name says until when it holds, in seconds since 1970, and the password proves that we made it.
 */
export function relayCredential(secret: string, label: string, expiresAt: Date) {
  const username = `${Math.ceil(expiresAt.getTime() / 1000)}:${label}`;
  const credential = createHmac("sha1", secret).update(username).digest("base64");
  return { username, credential };
}

/** What a member's browser needs to reach the other's until the room closes. */
export function iceServersFor(
  relay: RelaySettings | undefined,
  userId: string,
  closesAt: Date,
): IceServer[] {
  if (!relay) return [];
  const { stunUrls, turnUrls, turnSecret } = relay;
  // The relay's log gets a mark of the person, not the id that our tables know.
  const label = createHash("sha256").update(userId).digest("hex").slice(0, 16);
  const until = new Date(closesAt.getTime() + SPARE_SECONDS * 1000);
  return [
    ...(stunUrls.length > 0 ? [{ urls: stunUrls }] : []),
    ...(turnUrls.length > 0 && turnSecret
      ? [{ urls: turnUrls, ...relayCredential(turnSecret, label, until) }]
      : []),
  ];
}
