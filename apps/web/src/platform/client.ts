import type { AppRouter } from "@tefuda/server/trpc/router";
import { createTRPCClient, httpBatchLink, httpSubscriptionLink, splitLink } from "@trpc/client";
import superjson from "superjson";

const URL_LIMIT = 4000;

/** The browser's one way to the server: calls in batches, the live stream on its own connection. */
export const client = createTRPCClient<AppRouter>({
  links: [
    splitLink({
      condition: (op) => op.type === "subscription",
      true: httpSubscriptionLink({ url: "/trpc", transformer: superjson }),
      false: httpBatchLink({ url: "/trpc", transformer: superjson, maxURLLength: URL_LIMIT }),
    }),
  ],
});
