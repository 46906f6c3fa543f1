"use client";

import { stepProgress } from "@tefuda/domain/joker/completeness";
import { registrationStepLabels as labels, registrationSteps } from "@tefuda/domain/joker/steps";
import { Button } from "@/ui/button";
import { FocusLayout } from "@/ui/shell/focus-layout";
import { jokerCopy } from "../copy.ja";
import { EditFrame, type EditFrameProps } from "../mypage/edit-frame";
import { pathBefore, type ReturnPlace } from "./engine";
import { useGoToStep } from "./use-go-to-step";

const stepLeads: Partial<Record<string, string>> = jokerCopy.stepLeads;

export interface StepFrameProps extends EditFrameProps {
  brand: string;
  back: ReturnPlace | undefined;
  /** Goes on without an answer; offered where none is required. */
  onPutOff: () => void;
}

/** A step with its buttons: as a question of the registration, or beside one's own profile. */
export function StepFrame(props: StepFrameProps) {
  return props.back === "profile" ? <EditFrame {...props} /> : <QuestionFrame {...props} />;
}

/** A step's question with the buttons, which stay at the bottom of a phone's screen. */
function QuestionFrame(props: StepFrameProps) {
  const { brand, step, back, isBusy = false, formId, onNext, onPutOff, children } = props;
  const go = useGoToStep();
  const { n, total } = stepProgress(step);
  const definition = registrationSteps.find(({ key }) => key === step);
  const previousPath = pathBefore(step, back);
  return (
    <FocusLayout
      brand={brand}
      progress={{ step: n, total }}
      title={definition?.title ?? ""}
      lead={stepLeads[step]}
      actions={
        <div className="grid w-full grid-cols-2 gap-x-3 gap-y-1 sm:flex sm:justify-end">
          {!definition?.required && !back && (
            <Button variant="quiet" className="col-span-2 sm:min-h-13" onClick={onPutOff}>
              {labels.later}
            </Button>
          )}
          {previousPath && (
            <Button variant="secondary" size="lg" onClick={() => go(previousPath)}>
              {labels.back}
            </Button>
          )}
          <Button
            size="lg"
            busy={isBusy}
            className={previousPath ? "sm:min-w-44" : "col-span-2 sm:min-w-44"}
            {...(formId ? { type: "submit", form: formId } : { onClick: onNext })}
          >
            {back ? jokerCopy.save : labels.next}
          </Button>
        </div>
      }
    >
      {children}
    </FocusLayout>
  );
}
