"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { willingnessSchema } from "@tefuda/domain/joker/schema";
import {
  type JobChangeWillingness,
  jobChangeWillingnesses,
  jobChangeWillingnessLabels,
  type SideJobWillingness,
  sideJobWillingnesses,
  sideJobWillingnessLabels,
} from "@tefuda/domain/options/willingness";
import { type FormEvent, useState } from "react";
import { failureOf } from "@/platform/errors";
import { useTRPC } from "@/platform/trpc";
import { useFaults } from "@/platform/use-faults";
import { useNow } from "@/platform/use-now";
import { Button } from "@/ui/button";
import { ErrorState } from "@/ui/error-state";
import { RadioCards } from "@/ui/radio-cards";
import { Skeleton } from "@/ui/skeleton";
import { useToast } from "@/ui/use-toast";
import { effectOfSaving } from "../registration/effect-of-saving";
import { choices } from "../registration/steps/options";
import { mypageCopy } from "./copy.ja";

const { setting: copy } = mypageCopy;

interface Answers {
  jobChangeWillingness: JobChangeWillingness | null;
  sideJobWillingness: SideJobWillingness | null;
}

/** How willing one is to change and to add a job: both answers, saved together (spec 5). */
export function WillingnessSetting() {
  const trpc = useTRPC();
  const own = useQuery(trpc.joker.own.queryOptions());
  const now = useNow();
  if (own.isError) return <ErrorState onRetry={() => own.refetch()} busy={own.isFetching} />;
  if (!own.data) return <Skeleton className="h-72" />;
  const { jobChangeWillingness, sideJobWillingness } = own.data.profile;
  return (
    <WillingnessForm
      stored={{ jobChangeWillingness, sideJobWillingness }}
      effect={effectOfSaving(own.data, "jobChangeWillingness", now)}
    />
  );
}

interface WillingnessFormProps {
  stored: Answers;
  /** What saving does beside. */
  effect: string | undefined;
}

function WillingnessForm({ stored, effect }: WillingnessFormProps) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const toast = useToast();
  // What was chosen here counts until it is saved, whatever is read anew meanwhile.
  const [chosen, setChosen] = useState<Partial<Answers>>({});
  const { form, faults: errors, check, refuse, forget } = useFaults();
  const answers = { ...stored, ...chosen };

  const update = useMutation(
    trpc.joker.updateWillingness.mutationOptions({
      networkMode: "always",
      meta: { ownErrors: true },
      onSuccess: async () => {
        toast.success();
        await queries.invalidateQueries(trpc.joker.own.queryFilter());
        setChosen({});
      },
      onError: (error) => {
        const { code, fields, message } = failureOf(error);
        refuse(fields);
        if (Object.keys(fields).length > 0) return;
        toast.error(code === "fetchDataError" ? copy.failed : message);
      },
    }),
  );

  const choose = (patch: Partial<Answers>) => {
    setChosen({ ...chosen, ...patch });
    forget();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (update.isPending) return;
    const checked = check(willingnessSchema, answers);
    if (checked) update.mutate(checked);
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-6">
      <div className="grid gap-6 md:grid-cols-2">
        <RadioCards
          legend={copy.jobChange}
          options={choices(jobChangeWillingnesses, jobChangeWillingnessLabels)}
          value={answers.jobChangeWillingness}
          onChange={(jobChangeWillingness) => choose({ jobChangeWillingness })}
          error={errors.jobChangeWillingness}
        />
        <RadioCards
          legend={copy.sideJob}
          options={choices(sideJobWillingnesses, sideJobWillingnessLabels)}
          value={answers.sideJobWillingness}
          onChange={(sideJobWillingness) => choose({ sideJobWillingness })}
          error={errors.sideJobWillingness}
        />
      </div>
      {effect && <p className="-mb-3 text-ink-2 text-sm">{effect}</p>}
      <Button type="submit" busy={update.isPending} className="justify-self-start max-sm:w-full">
        {copy.save}
      </Button>
    </form>
  );
}
