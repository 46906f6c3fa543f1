import { ForgetCode } from "@/features/account/forget-code";
import { memberCopy } from "@/features/member/copy.ja";
import { InvitationForm } from "@/features/member/invitation-form";
import { failureOf } from "@/platform/errors";
import { caller, getMe } from "@/platform/server/caller";
import { Banner } from "@/ui/banner";
import { ButtonLink } from "@/ui/button-link";
import { FocusLayout } from "@/ui/shell/focus-layout";
import { brand } from "../site";

const copy = memberCopy.accept;

/** The company login as an invitation's link opens it (spec 2 · Auth and redirect rules). */
export async function InvitationPage({ oobCode }: { oobCode: string }) {
  const [me, invitation] = await Promise.all([getMe(), readInvitation(oobCode)]);
  if (!invitation || invitation.isTaken)
    return (
      <FocusLayout
        brand={brand}
        title={invitation ? copy.takenTitle : copy.brokenTitle}
        lead={invitation ? copy.taken(invitation.email) : copy.broken}
      >
        <ButtonLink href="/ace/login" wide>
          {copy.toLogin}
        </ButtonLink>
      </FocusLayout>
    );
  return (
    <FocusLayout brand={brand} title={copy.title} lead={copy.lead(invitation.companyName)}>
      <ForgetCode />
      {me.kind === "visitor" ? (
        <InvitationForm oobCode={oobCode} invitation={invitation} />
      ) : (
        <Banner inset tone="warning">
          {copy.signedIn}
        </Banner>
      )}
    </FocusLayout>
  );
}

async function readInvitation(oobCode: string) {
  try {
    return await caller().member.checkInvitation.mutate({ oobCode });
  } catch (error) {
    const { code } = failureOf(error);
    if (code === "invalidActionCode" || code === "invalidParameter") return undefined;
    throw error;
  }
}
