"use client";

import { errorText } from "@tefuda/domain/errors/messages.ja";
import { profileSections } from "@tefuda/domain/joker/profile-sections.ja";
import type { RegistrationStep } from "@tefuda/domain/joker/steps";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { RestoredBanner } from "@/ui/editor-notes";
import { jokerCopy } from "../copy.ja";
import { ProfileSectionCard } from "../profile-section";
import type { Own } from "./step-form";

const { notice: copy } = jokerCopy;

export interface StepNoticeProps {
  step: RegistrationStep;
  own: Own;
  typed: {
    readonly restoredAt: Date | undefined;
    readonly canBringBack: boolean;
    takeStored(options?: { keep?: boolean }): void;
    keepTyped(): void;
    bringBack(): void;
  };
  isWaiting: boolean;
  /** Another device has saved this step since the typing began. */
  isOutdated: boolean;
}

/** What has to be known about what is typed: kept while offline, found again, or overtaken elsewhere. */
export function StepNotice({ step, own, typed, isWaiting, isOutdated }: StepNoticeProps) {
  if (isWaiting)
    return (
      <Banner inset tone="offline">
        {copy.waiting}
      </Banner>
    );
  if (isOutdated) return <Outdated step={step} own={own} typed={typed} />;
  if (typed.canBringBack)
    return (
      <Banner
        inset
        tone="info"
        action={
          <Button variant="secondary" size="sm" onClick={() => typed.bringBack()}>
            {copy.bringBack}
          </Button>
        }
      >
        {copy.newerShown}
      </Banner>
    );
  return (
    <RestoredBanner at={typed.restoredAt} onDiscard={() => typed.takeStored({ keep: true })} />
  );
}

/** The newer state beside the form, which goes on showing what was typed here. */
function Outdated({ step, own, typed }: Pick<StepNoticeProps, "step" | "own" | "typed">) {
  const section = profileSections(own.profile).find((one) => one.step === step);
  return (
    <section aria-label={copy.newer} className="grid gap-3">
      <Banner inset tone="warning">
        {errorText("lock")}
      </Banner>
      <p className="text-ink-2 text-sm">{copy.typedStays}</p>
      <h2 className="text-base">{copy.newer}</h2>
      {section && <ProfileSectionCard section={section} />}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => typed.takeStored({ keep: true })}>
          {copy.takeNewer}
        </Button>
        <Button variant="quiet" onClick={() => typed.keepTyped()}>
          {copy.keepTyped}
        </Button>
      </div>
    </section>
  );
}
