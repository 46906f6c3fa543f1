import type { ReactNode } from "react";
import { optionalMe } from "@/platform/server/guard";
import { PublicFrame } from "../_frame/public-frame";

/** Terms, privacy and the desks: open to everyone, at any time. */
export default async function LegalLayout({ children }: { children: ReactNode }) {
  return <PublicFrame me={await optionalMe()}>{children}</PublicFrame>;
}
