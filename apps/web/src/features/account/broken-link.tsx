import { errorText } from "@tefuda/domain/errors/messages.ja";
import { ButtonLink } from "@/ui/button-link";
import { MessagePage } from "@/ui/message-page";
import { accountCopy } from "./copy.ja";

const copy = accountCopy.brokenLink;

const ways = {
  signUp: { href: "/signup-request", label: copy.toSignUp },
  resetPassword: { href: "/password-reset-request", label: copy.toReset },
  other: { href: "/", label: copy.toTop },
} as const;

/** A mailed link that no longer works, with the way to a new one. */
export function BrokenLink({ of }: { of: keyof typeof ways }) {
  const { href, label } = ways[of];
  return (
    <MessagePage
      drawing="broken"
      title={copy.title}
      body={errorText("invalidActionCode")}
      action={<ButtonLink href={href}>{label}</ButtonLink>}
    />
  );
}
