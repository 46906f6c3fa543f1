import type { ReactNode } from "react";
import { Providers } from "@/platform/providers";

/** Pages on which a person comes in: one form, no navigation. */
export default function AuthLayout({ children }: { children: ReactNode }) {
  return <Providers>{children}</Providers>;
}
