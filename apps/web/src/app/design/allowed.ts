import { notFound } from "next/navigation";
import { hasDevPages } from "@/platform/server/own-server";

/** The sample pages exist in development and where the operator asks for them. */
export async function requireDevelopment(): Promise<void> {
  if (!(await hasDevPages())) notFound();
}
