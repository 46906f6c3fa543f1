import { authActionSchema } from "@tefuda/domain/account/schema";
import { safePath } from "@tefuda/domain/validation/safe-path";
import { isWishPath } from "@tefuda/domain/wish/wish";
import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { BrokenLink } from "@/features/account/broken-link";
import { accountCopy } from "@/features/account/copy.ja";
import { EmailAction } from "@/features/account/email-action";
import { ForgetCode } from "@/features/account/forget-code";
import { linkWorks } from "@/features/account/link-works";
import { SimpleShell } from "@/ui/shell/simple-shell";
import { brand } from "../../site";
import { first, type SearchParams } from "../query";

export const metadata: Metadata = {
  title: accountCopy.authAction.title,
  robots: { index: false },
  referrer: "no-referrer",
};

const forms = { signUp: "/signup", resetPassword: "/password-reset" } as const;

/** Where every mailed link with a one-time code arrives (spec 7 · password reset by action code). */
export default async function AuthActionPage({ searchParams }: { searchParams: SearchParams }) {
  const query = await searchParams;
  const asked = authActionSchema.safeParse({
    mode: first(query.mode),
    oobCode: first(query.oobCode),
    continueUrl: first(query.continueUrl),
  });
  if (!asked.success) return inShell(<BrokenLink of="other" />);
  const { mode, oobCode, continueUrl } = asked.data;
  if (mode === "verifyEmail" || mode === "recoverEmail") {
    const onward = safePath(continueUrl);
    return inShell(<EmailAction mode={mode} oobCode={oobCode} continueUrl={onward} />);
  }
  if (await linkWorks(mode, oobCode))
    redirect(
      `${forms[mode]}?${new URLSearchParams({ oobCode, ...(isWishPath(continueUrl) && { url: continueUrl }) })}`,
    );
  return inShell(<BrokenLink of={mode} />);
}

const inShell = (content: React.ReactNode) => (
  <SimpleShell brand={brand}>
    <ForgetCode />
    {content}
  </SimpleShell>
);
