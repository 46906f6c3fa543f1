"use client";

import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useToast } from "@/ui/use-toast";
import { client } from "./client";
import { failureOf } from "./errors";
import { reportError } from "./report-error";
import { goToLogin } from "./session/go-to-login";
import { TRPCProvider } from "./trpc";
import { useHeldDrops } from "./use-held-drops";

declare module "@tanstack/react-query" {
  interface Register {
    mutationMeta: {
      /** The form shows its failures itself, beside the fields. */
      readonly ownErrors?: boolean;
    };
  }
}

const READ_RETRIES = 3;

/** Queries, calls and what happens when one fails (spec 8 · Handling). */
export function Providers({ children }: { children: ReactNode }) {
  const toast = useToast();
  useHeldDrops();
  const [queryClient] = useState(() => {
    const onFailure = (error: unknown, quiet: boolean) => {
      const failure = failureOf(error);
      if (failure.code === "unexpected") reportError(error);
      if (failure.entry.followUp === "login") goToLogin();
      if (!quiet) toast.error(failure.message);
    };
    return new QueryClient({
      defaultOptions: {
        queries: {
          staleTime: 10_000,
          refetchOnWindowFocus: false,
          retry: (count, error) => count < READ_RETRIES && failureOf(error).isUnreached,
        },
      },
      // A list that cannot be read shows its own error with a way to try again.
      queryCache: new QueryCache({ onError: (error) => onFailure(error, true) }),
      mutationCache: new MutationCache({
        onError: (error, _variables, _result, mutation) =>
          onFailure(error, mutation.meta?.ownErrors === true),
      }),
    });
  });

  return (
    <QueryClientProvider client={queryClient}>
      <TRPCProvider trpcClient={client} queryClient={queryClient}>
        {children}
      </TRPCProvider>
    </QueryClientProvider>
  );
}
