"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { hearWorker } from "./hear-worker";
import { keepInstallOffer } from "./install";
import { registerLate } from "./register";

/** What every page does for the service worker: registers it, late, and goes where a notification leads. */
export function WorkerParts() {
  const router = useRouter();
  useEffect(registerLate, []);
  useEffect(keepInstallOffer, []);
  useEffect(() => hearWorker((path) => router.push(path)), [router]);
  return null;
}
