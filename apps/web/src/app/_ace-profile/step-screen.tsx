"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { nextMissingAceStep } from "@tefuda/domain/ace/progress";
import { aceFormSchemas, type SavableAceStep } from "@tefuda/domain/ace/step-save";
import { useRouter } from "next/navigation";
import { type FormEvent, useEffect, useRef } from "react";
import { fieldsKind, useKept } from "@/platform/editing/use-kept";
import { failureOf } from "@/platform/errors";
import { useTRPC } from "@/platform/trpc";
import { useFaults } from "@/platform/use-faults";
import { useLatch } from "@/platform/use-latch";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { RestoredBanner } from "@/ui/editor-notes";
import { PageHeader } from "@/ui/page-header";
import { PageContainer } from "@/ui/shell/page-container";
import { useToast } from "@/ui/use-toast";
import { aceProfileCopy as copy } from "./copy.ja";
import { type AceForm, aceForms, type OwnAce, stepTitle } from "./forms";
import { useSave } from "./use-save";

interface StepScreenProps {
  step: SavableAceStep;
  initial: OwnAce;
  /** Leads from one missing step to the next, instead of back to the list. */
  isFlow: boolean;
}

const stepKind = fieldsKind<object>("aceProfileStep");

/** One step of the own profile. */
export function AceStepScreen(props: StepScreenProps) {
  return (
    <PageContainer width="narrow">
      <PageHeader
        title={stepTitle(props.step)}
        back={{ href: "/mypage/profile", label: copy.backToProfile }}
      />
      {/* Each step's form fits its own values; the table of forms keeps the two together. */}
      <StepEditor {...props} form={aceForms[props.step] as unknown as AceForm<object>} />
    </PageContainer>
  );
}

function StepEditor({ step, initial, isFlow, form }: StepScreenProps & { form: AceForm<object> }) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const router = useRouter();
  const toast = useToast();
  const saving = useSave();
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const { data: own } = useQuery(trpc.ace.getOwn.queryOptions(undefined, { initialData: initial }));
  const stored = form.initial(own.profile);
  const kept = useKept(stepKind, step, stored);
  const values = { ...stored, ...kept.value };
  const { form: formRef, faults: errors, check, refuse, forget } = useFaults();
  const { isBusy, once } = useLatch();

  const readAgain = () =>
    queries.fetchQuery(trpc.ace.getOwn.queryOptions(undefined, { staleTime: 0 }));
  const change = (patch: object) => {
    kept.change(patch);
    forget();
  };
  const discard = () => {
    kept.clear();
    forget();
  };
  const save = async () => {
    const sent = form.toSave?.(values) ?? values;
    if (!check<object>(aceFormSchemas[step], sent)) return;
    try {
      const { lockVersion } = own;
      await saving.save({ step, values: { ...sent }, lockVersion });
      const { missing } = await readAgain();
      const isAll = kept.sent(values);
      // Whoever went on to another page while the connection was away stays there.
      if (!isHere.current) return;
      toast.success();
      if (!isAll) return;
      const next = isFlow ? nextMissingAceStep(step, missing) : undefined;
      router.push(next ? `/mypage/profile/edit/${next}?flow=1` : "/mypage/profile");
      return "left";
    } catch (error) {
      const failure = failureOf(error);
      // What was typed stays; saving again then knowingly replaces the newer state.
      if (failure.code === "lock") await readAgain().catch(() => undefined);
      refuse(failure.fields);
      if (Object.keys(failure.fields).length === 0) toast.error(failure.message);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void once(save);
  };

  const { Form } = form;
  return (
    <form ref={formRef} noValidate className="grid gap-6" onSubmit={submit}>
      <RestoredBanner at={kept.restoredAt} onDiscard={discard} />
      {saving.isWaiting && (
        <Banner inset tone="offline">
          {copy.waiting}
        </Banner>
      )}
      <Form values={values} change={change} errors={errors} />
      <Button type="submit" size="lg" wide busy={isBusy}>
        {isFlow ? copy.saveAndNext : copy.save}
      </Button>
    </form>
  );
}
