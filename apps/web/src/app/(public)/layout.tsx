import type { ReactNode } from "react";
import { optionalMe } from "@/platform/server/guard";
import { PublicFrame } from "../_frame/public-frame";

/** Pages that anyone sees, signed in or not. */
export default async function PublicLayout({ children }: { children: ReactNode }) {
  return <PublicFrame me={await optionalMe()}>{children}</PublicFrame>;
}
