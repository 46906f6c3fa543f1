import { transformer } from "@tefuda/domain/wire/transformer";
import {
  createTRPCClient,
  httpBatchLink,
  httpSubscriptionLink,
  retryLink,
  splitLink,
} from "@trpc/client";
import { EventSource } from "eventsource";
import type { AppRouter } from "../trpc/router.ts";

const REOPEN_MS = 250;

export type Client = ReturnType<typeof createClient>;

let networks = 0;

/** An address in a network where nobody else is, for a server that trusts the proxy that names it. */
export function ownNetwork(): string {
  networks += 1;
  return `198.51.${networks >> 8}.${networks & 255}`;
}

/**
 * A person's browser as far as calls and the live stream go: it keeps the session cookie.
 * @param network the address that a proxy says it comes from; without one it is on this machine
 */
export function createClient(
  origin: string,
  cookies = new Map<string, string>(),
  network?: string,
) {
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const withCookies: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    if (network) headers.set("x-forwarded-for", network);
    if (cookies.size > 0) headers.set("cookie", cookie());
    const answer = await fetch(input, { ...init, headers });
    for (const line of answer.headers.getSetCookie()) {
      const [name = "", value = ""] = (line.split(";", 1)[0] ?? "").split(/=(.*)/s);
      if (/;\s*max-age=0\b/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  };
  const url = `${origin}/trpc`;
  const trpc = createTRPCClient<AppRouter>({
    links: [
      splitLink({
        condition: (op) => op.type === "subscription",
        true: [
          // As the pages do: a stream that is answered by something else would be given up.
          retryLink({ retry: ({ error }) => !error.data, retryDelayMs: () => REOPEN_MS }),
          httpSubscriptionLink({
            url,
            transformer,
            EventSource,
            eventSourceOptions: { fetch: withCookies },
          }),
        ],
        false: httpBatchLink({ url, transformer, fetch: withCookies }),
      }),
    ],
  });
  return { trpc, cookies, network };
}

/** The same person behind another address, such as a proxy's. */
export const through = (origin: string, { cookies, network }: Client) =>
  createClient(origin, cookies, network);
