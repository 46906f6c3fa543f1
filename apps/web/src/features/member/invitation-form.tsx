"use client";

import { useState } from "react";
import { failureOf } from "@/platform/errors";
import { loadClient } from "@/platform/load-client";
import { useLatch } from "@/platform/use-latch";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { DescriptionList } from "@/ui/description-list";
import { memberCopy } from "./copy.ja";

const copy = memberCopy.accept;

interface InvitationFormProps {
  oobCode: string;
  invitation: { readonly email: string; readonly name: string };
}

/** The first step of someone who was invited: the account is made by a press, not by a visit. */
export function InvitationForm({ oobCode, invitation }: InvitationFormProps) {
  const { isBusy, once } = useLatch();
  const [failure, setFailure] = useState<string>();
  const accept = async () => {
    setFailure(undefined);
    try {
      await (await loadClient()).member.acceptInvitation.mutate({ oobCode });
      location.assign("/password-reset?first=1");
      return "left";
    } catch (error) {
      setFailure(failureOf(error).message);
    }
  };
  return (
    <div className="grid gap-6">
      {failure && (
        <Banner inset tone="danger">
          {failure}
        </Banner>
      )}
      <DescriptionList
        items={[
          { term: copy.name, value: invitation.name },
          { term: copy.email, value: invitation.email },
        ]}
      />
      <p className="text-ink-2 text-sm">{copy.next}</p>
      <Button size="lg" wide busy={isBusy} onClick={() => once(accept)}>
        {copy.submit}
      </Button>
    </div>
  );
}
