"use client";

import type { RegistrationStep } from "@tefuda/domain/joker/steps";
import { registrationStepNames } from "@tefuda/domain/judgement/remarks";
import type { ReactNode } from "react";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { Card } from "@/ui/card";
import { PageHeader } from "@/ui/page-header";
import { PageContainer } from "@/ui/shell/page-container";
import { jokerCopy } from "../copy.ja";
import { pathBefore } from "../registration/engine";
import { mypageCopy } from "./copy.ja";

const { profile: copy } = mypageCopy;
const stepLeads: Partial<Record<string, string>> = jokerCopy.stepLeads;

export interface EditFrameProps {
  step: RegistrationStep;
  isBusy?: boolean;
  /** The form that the main button sends; without one the button calls `onNext`. */
  formId?: string;
  onNext?: () => void;
  /** What saving does beside, said beside the button. */
  effect?: string | undefined;
  children: ReactNode;
}

/** A part of one's own profile while it is edited; the buttons stay above a phone's tab bar. */
export function EditFrame(props: EditFrameProps) {
  const { step, isBusy = false, formId, onNext, effect, children } = props;
  const profile = pathBefore(step, "profile") ?? "/mypage/profile";
  return (
    <PageContainer width="narrow">
      <PageHeader
        title={copy.editTitle(registrationStepNames[step])}
        lead={stepLeads[step]}
        back={{ href: profile, label: copy.title }}
      />
      <Card className="grid gap-7">{children}</Card>
      <div className="sticky bottom-[calc(var(--tab-bar-height)+var(--safe-bottom))] z-20 -mx-4 border-line border-t bg-paper/95 px-4 py-3 backdrop-blur-md lg:static lg:mx-0 lg:border-0 lg:bg-transparent lg:p-0">
        {effect && <p className="mb-3 text-ink-2 text-sm sm:text-right">{effect}</p>}
        <div className="grid grid-cols-2 gap-3 sm:flex sm:justify-end">
          <ButtonLink href={profile} variant="secondary" size="lg">
            {copy.cancel}
          </ButtonLink>
          <Button
            size="lg"
            busy={isBusy}
            className="sm:min-w-44"
            {...(formId ? { type: "submit", form: formId } : { onClick: onNext })}
          >
            {copy.save}
          </Button>
        </div>
      </div>
    </PageContainer>
  );
}
