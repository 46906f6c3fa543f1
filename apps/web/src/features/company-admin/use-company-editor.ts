"use client";

import { useMutation } from "@tanstack/react-query";
import { missingToPublish } from "@tefuda/domain/company/publish";
import type { CompanyPageInput } from "@tefuda/domain/company/schema";
import { useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { failureOf } from "@/platform/errors";
import { lazyRules, showFaults } from "@/platform/forms";
import { useTRPC, useTRPCClient } from "@/platform/trpc";
import { useHeldPage } from "@/platform/use-held-page";
import { useToast } from "@/ui/use-toast";
import type { EditedPage } from "./types";
import { valuesOf } from "./values";

const rules = lazyRules(() =>
  import("@tefuda/domain/company/schema").then(({ companyPageSchema }) => companyPageSchema),
);

const withoutBlanks = (list: readonly string[] = []) => list.filter((line) => line.trim() !== "");

/** The page's form: what was typed stays after a failure, and also when somebody else has saved. */
export function useCompanyEditor(initial: EditedPage, companyId: string | undefined) {
  const trpc = useTRPC();
  const client = useTRPCClient();
  const toast = useToast();
  const [page, setPage] = useState(initial);
  const [hasConflict, setConflict] = useState(false);
  const form = useForm({ resolver: rules.resolver, defaultValues: valuesOf(initial) });
  const sent = useRef<CompanyPageInput>(undefined);
  const { isDirty } = form.formState;
  const whose = companyId ? { companyId } : {};

  useHeldPage(isDirty);

  const save = useMutation(
    trpc.companyAdmin.save.mutationOptions({
      meta: { ownErrors: true },
      onSuccess: (saved) => {
        setPage(saved);
        setConflict(false);
        const typed = structuredClone(form.getValues());
        form.reset(valuesOf(saved));
        // What was typed while the save was under way stays.
        for (const name of Object.keys(typed) as (keyof CompanyPageInput)[])
          if (JSON.stringify(typed[name]) !== JSON.stringify(sent.current?.[name]))
            form.setValue(name, typed[name], { shouldDirty: true });
        toast.success();
      },
      onError: (thrown) => {
        const { code, message, fields } = failureOf(thrown);
        if (code === "lock") return setConflict(true);
        const ofPage = Object.entries(fields).map(([path, text]) => [
          path.replace(/^company\./, ""),
          text,
        ]);
        showFaults(form, { code, message, fields: Object.fromEntries(ofPage) });
        toast.error(message);
      },
    }),
  );

  /** Takes over what others have saved, except in the fields that were changed here. */
  const reload = async () => {
    try {
      const newest = await client.companyAdmin.page.query(whose);
      setPage(newest);
      setConflict(false);
      form.reset(valuesOf(newest), { keepDirtyValues: true });
    } catch (error) {
      toast.error(failureOf(error).message);
    }
  };

  return {
    form,
    page,
    isSaving: save.isPending,
    hasConflict,
    reload,
    prepare: () => void rules.load().catch(() => undefined),
    /** What keeps the page, as it is typed now, from being public. */
    missingOf: (values: CompanyPageInput) =>
      missingToPublish({
        name: values.name,
        siteUrl: values.siteUrl,
        contact: typeof values.contact === "string" ? values.contact.trim() : undefined,
        industry: values.industry,
        businessSummary:
          typeof values.businessSummary === "string" ? values.businessSummary.trim() : undefined,
        address: {
          prefecture: values.address?.prefecture as never,
          cityAndStreet:
            typeof values.address?.cityAndStreet === "string"
              ? values.address.cityAndStreet.trim()
              : undefined,
        },
      }),
    submit: async () => {
      for (const name of ["values", "benefits"] as const)
        form.setValue(name, withoutBlanks(form.getValues(name)), { shouldDirty: true });
      await form.handleSubmit((company) => {
        sent.current = structuredClone(form.getValues());
        save.mutate({ company, lockVersion: page.lockVersion, ...whose });
      })();
    },
  };
}

export type CompanyEditorState = ReturnType<typeof useCompanyEditor>;
