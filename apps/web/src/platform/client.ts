import { transformer } from "@tefuda/domain/wire/transformer";
import type { AppRouter } from "@tefuda/server/trpc/router";
import {
  createTRPCClient,
  httpBatchLink,
  httpSubscriptionLink,
  retryLink,
  splitLink,
} from "@trpc/client";

const URL_LIMIT = 4000;
const REOPEN_STEP_MS = 1000;
const REOPEN_MAX_MS = 10_000;

/**
 * A browser reopens a stream that broke, but gives up for good once something else is answered, as
 * a server that is just closing or a proxy before it does. What the server itself refuses stays so.
 */
const reopen = retryLink<AppRouter>({
  retry: ({ error }) => !error.data,
  retryDelayMs: (attempts) => Math.min(attempts * REOPEN_STEP_MS, REOPEN_MAX_MS),
});

/** The browser's one way to the server: calls in batches, the live stream on its own connection. */
export const client = createTRPCClient<AppRouter>({
  links: [
    splitLink({
      condition: (op) => op.type === "subscription",
      true: [reopen, httpSubscriptionLink({ url: "/trpc", transformer })],
      false: httpBatchLink({ url: "/trpc", transformer, maxURLLength: URL_LIMIT }),
    }),
  ],
});
