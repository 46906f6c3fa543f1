import { notFound } from "next/navigation";
import { hasDevPages } from "@/platform/settings";

/** The sample pages exist in development and where the operator asks for them. */
export function requireDevelopment(): void {
  if (!hasDevPages()) notFound();
}
