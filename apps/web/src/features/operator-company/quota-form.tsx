"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { successMessages } from "@tefuda/domain/errors/success-messages.ja";
import { formatMonth } from "@tefuda/domain/usage/labels.ja";
import { comingMonths } from "@tefuda/domain/usage/schema";
import { useState } from "react";
import { failureOf } from "@/platform/errors";
import { useTRPC } from "@/platform/trpc";
import { Button } from "@/ui/button";
import { DescriptionList } from "@/ui/description-list";
import { Field } from "@/ui/field";
import { Select } from "@/ui/select";
import { TextInput } from "@/ui/text-input";
import { useToast } from "@/ui/use-toast";
import { operatorCompanyCopy } from "./copy.ja";
import { fieldsOf } from "./fields-of";
import type { CompanyFileDoc } from "./types";

const copy = operatorCompanyCopy.detail;

/** How many offers a company may send in a month, beside its contract. */
export function QuotaForm({
  company,
  isReadOnly,
}: {
  company: CompanyFileDoc;
  isReadOnly: boolean;
}) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const toast = useToast();
  const [values, setValues] = useState({ month: company.month, granted: "", reason: "" });
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const set = useMutation(
    trpc.operatorCompany.setQuota.mutationOptions({
      meta: { ownErrors: true },
      onSuccess: () => {
        toast.success(successMessages.changed);
        setValues((now) => ({ ...now, granted: "", reason: "" }));
        return queries.invalidateQueries(trpc.operatorCompany.pathFilter());
      },
      onError: (thrown) => {
        setErrors(fieldsOf(thrown));
        toast.error(failureOf(thrown).message);
      },
    }),
  );
  const bind = (name: keyof typeof values) => ({
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setValues((now) => ({ ...now, [name]: target.value })),
  });
  return (
    <>
      {company.quotas.length === 0 ? (
        <p className="text-ink-2 text-sm">{copy.noQuota}</p>
      ) : (
        <DescriptionList
          items={company.quotas.map(({ month, used, granted }) => ({
            term: formatMonth(month),
            value: copy.used(used, granted),
          }))}
        />
      )}
      {!isReadOnly && (
        <form
          noValidate
          className="grid items-start gap-4 sm:grid-cols-[11rem_8rem_minmax(0,1fr)]"
          onSubmit={(event) => {
            event.preventDefault();
            setErrors({});
            set.mutate({ companyId: company.id, ...values });
          }}
        >
          <Field label={copy.month} required error={errors.month}>
            <Select
              {...bind("month")}
              placeholder={false}
              options={comingMonths(company.month).map((month) => ({
                value: month,
                label: formatMonth(month),
              }))}
            />
          </Field>
          <Field label={copy.granted} required error={errors.granted}>
            <TextInput {...bind("granted")} inputMode="numeric" />
          </Field>
          <Field label={copy.reason} required error={errors.reason}>
            <TextInput {...bind("reason")} />
          </Field>
          <div className="flex justify-end sm:col-span-3">
            <Button type="submit" variant="secondary" busy={set.isPending}>
              {copy.setQuota}
            </Button>
          </div>
        </form>
      )}
    </>
  );
}
