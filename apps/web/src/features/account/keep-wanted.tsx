"use client";

import { useEffect } from "react";
import { keepRedirectPath } from "@/platform/session/browser-state";

/** Keeps the page that the address names as wanted, for when the person is in. */
export function KeepWanted({ url }: { url: string | undefined }) {
  useEffect(() => keepRedirectPath(url), [url]);
  return null;
}
