import type { ReactNode } from "react";
import { Providers } from "@/platform/providers";
import { requireOperator } from "@/platform/server/guard";
import { SessionProvider } from "@/platform/session/session-provider";
import { OperatorShell } from "../../_frame/operator-shell";
import { unlisted } from "../../_seo/unlisted";

export const metadata = unlisted;

/** The operator console. Its login page lives outside this layout. */
export default async function OperatorLayout({ children }: { children: ReactNode }) {
  const me = await requireOperator();
  return (
    <Providers>
      <SessionProvider me={me}>
        <OperatorShell userId={me.userId}>{children}</OperatorShell>
      </SessionProvider>
    </Providers>
  );
}
