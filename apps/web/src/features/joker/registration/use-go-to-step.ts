"use client";

import { useRouter } from "next/navigation";
import { useCallback } from "react";
import { isStepPath } from "./engine";

/**
 * Goes to a step without asking the server: it has nothing to add, and a lost connection must not
 * replace the form by the browser's own error page. Other pages are gone to as usual.
 */
export function useGoToStep() {
  const router = useRouter();
  return useCallback(
    (path: string, { replace = false } = {}) => {
      if (!isStepPath(path)) return router.push(path);
      if (replace) history.replaceState(null, "", path);
      else history.pushState(null, "", path);
    },
    [router],
  );
}
