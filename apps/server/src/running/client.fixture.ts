import { transformer } from "@tefuda/domain/wire/transformer";
import { createTRPCClient, httpBatchLink, httpSubscriptionLink, splitLink } from "@trpc/client";
import { EventSource } from "eventsource";
import type { AppRouter } from "../trpc/router.ts";

export type Client = ReturnType<typeof createClient>;

/** A person's browser as far as calls and the live stream go: it keeps the session cookie. */
export function createClient(origin: string, cookies = new Map<string, string>()) {
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const withCookies: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
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
        true: httpSubscriptionLink({
          url,
          transformer,
          EventSource,
          eventSourceOptions: { fetch: withCookies },
        }),
        false: httpBatchLink({ url, transformer, fetch: withCookies }),
      }),
    ],
  });
  return { trpc, cookies };
}

/** The same person behind another address, such as a proxy's. */
export const through = (origin: string, { cookies }: Client) => createClient(origin, cookies);
