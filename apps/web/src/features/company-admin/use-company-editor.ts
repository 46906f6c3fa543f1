"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { missingToPublish } from "@tefuda/domain/company/publish";
import type { CompanyPageInput } from "@tefuda/domain/company/schema";
import { clean } from "@tefuda/domain/text/clean";
import { useCallback, useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { differing, type Sides, untouched } from "@/platform/editing/editing";
import { useEditing } from "@/platform/editing/use-editing";
import { failureOf } from "@/platform/errors";
import { lazyRules, showFaults } from "@/platform/forms";
import { useTRPC } from "@/platform/trpc";
import { useToast } from "@/ui/use-toast";
import { companyPageKind, storedPage } from "./page-form";
import type { EditedPage } from "./types";

const rules = lazyRules(() =>
  import("@tefuda/domain/company/schema").then(({ companyPageSchema }) => companyPageSchema),
);

const withoutBlanks = (list: readonly string[] = []) => list.filter((line) => clean(line) !== "");

/** The page's form: what was typed stays after a failure, and also when somebody else has saved. */
export function useCompanyEditor(made: EditedPage, companyId: string | undefined) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const toast = useToast();
  const [page, setPage] = useState(made);
  const [theirPage, setTheirPage] = useState(made);
  const editing = useEditing(companyPageKind, made.id, untouched(storedPage(made)));
  const { version, latest, change, conflict } = editing;
  const form = useForm({ resolver: rules.resolver, defaultValues: editing.form });
  const whose = companyId ? { companyId } : {};

  /** While the fields take over what came from elsewhere than the keyboard. */
  const isShowing = useRef(false);
  const show = useCallback(
    (next: CompanyPageInput) => {
      isShowing.current = true;
      for (const name of differing(next, form.getValues())) form.setValue(name, next[name]);
      isShowing.current = false;
    },
    [form],
  );
  useEffect(() => {
    if (version > 0) show(latest().form);
  }, [version, show, latest]);
  useEffect(() => {
    const watching = form.watch((_, { name }) => {
      // All of a form without a name is its start.
      if (name && !isShowing.current) change(structuredClone(form.getValues()));
    });
    return () => watching.unsubscribe();
  }, [form, change]);

  const { mutateAsync, isPending } = useMutation(
    trpc.companyAdmin.save.mutationOptions({ meta: { ownErrors: true } }),
  );

  /** Shows both versions; when the other one cannot be read, says so. */
  const compare = async () => {
    try {
      const options = trpc.companyAdmin.page.queryOptions(whose, { staleTime: 0 });
      const newest = await queries.fetchQuery(options);
      setTheirPage(newest);
      editing.meet(storedPage(newest));
    } catch (error) {
      toast.error(failureOf(error).message);
    }
  };

  const submit = async () => {
    for (const name of ["values", "benefits"] as const)
      form.setValue(name, withoutBlanks(form.getValues(name)));
    await form.handleSubmit(async (company) => {
      const { form: sent, lockVersion } = latest();
      try {
        const saved = await mutateAsync({ company, lockVersion: lockVersion ?? 0, ...whose });
        setPage(saved);
        editing.saved(sent, storedPage(saved));
        show(latest().form);
        toast.success();
      } catch (thrown) {
        const { code, message, fields } = failureOf(thrown);
        if (code === "lock") return compare();
        const ofPage = Object.entries(fields).map(([path, text]) => [
          path.replace(/^company\./, ""),
          text,
        ]);
        showFaults(form, { code, message, fields: Object.fromEntries(ofPage) });
        toast.error(message);
      }
    })();
  };

  return {
    form,
    editing,
    page,
    isSaving: isPending,
    compare,
    /** After a conflict: saves with the words that were chosen. */
    settle(sides: Sides<CompanyPageInput>) {
      if (!conflict) return;
      setPage(theirPage);
      editing.settle(conflict, sides);
      show(latest().form);
      if (Object.values(sides).includes("mine")) void submit();
    },
    prepare: () => void rules.load().catch(() => undefined),
    /** What keeps the page, as it is typed now, from being public. */
    missingOf: (values: CompanyPageInput) =>
      missingToPublish({
        name: values.name,
        siteUrl: values.siteUrl,
        contact: typeof values.contact === "string" ? clean(values.contact) : undefined,
        industry: values.industry,
        businessSummary:
          typeof values.businessSummary === "string" ? clean(values.businessSummary) : undefined,
        address: {
          prefecture: values.address?.prefecture as never,
          cityAndStreet:
            typeof values.address?.cityAndStreet === "string"
              ? clean(values.address.cityAndStreet)
              : undefined,
        },
      }),
    submit,
  };
}

export type CompanyEditorState = ReturnType<typeof useCompanyEditor>;
