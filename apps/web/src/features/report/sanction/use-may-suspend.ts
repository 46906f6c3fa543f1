"use client";

import { can } from "@tefuda/domain/policy/can";
import { useSession } from "@/platform/session/session-provider";

/** Whether the operator who looks may shut somebody out (spec 6 · Suspend a user). */
export function useMaySuspend(): boolean {
  const me = useSession();
  return can(me, "operator:suspend");
}
