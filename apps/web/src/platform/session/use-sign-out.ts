"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { loginPages } from "@tefuda/domain/account/guard";
import { setTagUser } from "../measuring/tag";
import { endPushes } from "../push/browser";
import { useTRPC } from "../trpc";
import { announceSignOut, clearBrowserState, markSignOut } from "./browser-state";
import { useSession } from "./session-provider";

/**
 * Signs out: ends the session, forgets what this browser holds of the person, and goes to the
 * login page by a full load, so that nothing stays in memory (spec 4 · Auth state).
 */
export function useSignOut() {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const me = useSession();
  const { mutate, isPending, isSuccess } = useMutation(
    trpc.account.signOut.mutationOptions({
      onMutate: () => markSignOut(true),
      onError: () => markSignOut(false),
      onSuccess: async () => {
        queries.clear();
        await endPushes();
        setTagUser(null);
        clearBrowserState();
        announceSignOut();
        location.assign(loginPages[me.kind === "visitor" ? "joker" : me.kind]);
      },
    }),
  );
  return { signOut: () => mutate(), isSigningOut: isPending || isSuccess };
}
