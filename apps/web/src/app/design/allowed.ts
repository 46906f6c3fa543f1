import { notFound } from "next/navigation";

/** The sample pages exist in development and where the operator asks for them. */
export function requireDevelopment(): void {
  if (process.env.NODE_ENV !== "development" && process.env.DEV_PAGES !== "1") notFound();
}
