import { createHmac, timingSafeEqual } from "node:crypto";
import { BlockList, isIP, isIPv6 } from "node:net";
import type { FastifyRequest } from "fastify";

/** Stands on what the product asks itself, and on nothing that comes from outside. */
export const OWN_CALL_HEADER = "x-own-call";

/** The key on the product's own calls; its processes share it as they share the secret. */
export const ownCallKey = (secret: string): string =>
  createHmac("sha256", secret).update(OWN_CALL_HEADER).digest("base64url");

/** Tells the product's own calls from all others. */
export function ownCalls(secret: string) {
  const key = Buffer.from(ownCallKey(secret));
  return ({ headers }: Pick<FastifyRequest, "headers">): boolean => {
    const given = Buffer.from(String(headers[OWN_CALL_HEADER] ?? ""));
    return given.length === key.length && timingSafeEqual(given, key);
  };
}

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8);
loopback.addAddress("::1", "ipv6");

const isLoopback = (address: string) => loopback.check(address, isIPv6(address) ? "ipv6" : "ipv4");

/** Whether a host of an address, IPv6 in brackets or without, is this very machine and nothing else. */
export function namesOwnMachine(host: string): boolean {
  const address = host.replace(/^\[(.*)\]$/, "$1");
  return address === "localhost" || (isIP(address) > 0 && isLoopback(address));
}

/** What a proxy or a tunnel adds, which stands on this machine as well and speaks for somebody elsewhere. */
const proxyHeader = /^(?:forwarded|via|x-forwarded-.*|x-real-ip|.*client-ip|.*connecting-ip)$/;

/**
 * Whether somebody at this very machine asks, under its own name and not through a proxy. The name
 * keeps pages of other sites out that have their own name lead here.
 */
export function isFromOwnMachine(request: Pick<FastifyRequest, "headers" | "socket">): boolean {
  const { headers, socket } = request;
  const { remoteAddress = "" } = socket;
  const name = (headers.host ?? "").replace(/:\d+$/, "");
  return (
    isLoopback(remoteAddress) &&
    namesOwnMachine(name) &&
    !Object.keys(headers).some((header) => proxyHeader.test(header))
  );
}
