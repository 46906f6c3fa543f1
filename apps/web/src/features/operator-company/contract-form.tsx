"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { contractLabels } from "@tefuda/domain/company/contract";
import { formatDay } from "@tefuda/domain/time/format.ja";
import { useState } from "react";
import { failureOf } from "@/platform/errors";
import { useTRPC } from "@/platform/trpc";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { DescriptionList } from "@/ui/description-list";
import { Field } from "@/ui/field";
import { TextInput } from "@/ui/text-input";
import { useToast } from "@/ui/use-toast";
import { ContractFields } from "./contract-fields";
import { operatorCompanyCopy } from "./copy.ja";
import { fieldsOf } from "./fields-of";
import type { CompanyFileDoc } from "./types";

const copy = operatorCompanyCopy.detail;

const valuesOf = (company: CompanyFileDoc) => ({
  contractStartsOn: company.contractStartsOn ?? "",
  contractEndsOn: company.contractEndsOn ?? "",
  feePlan: company.feePlan,
  offerMonthlyQuota: String(company.offerMonthlyQuota),
});

/** The contract of a company; other terms ask the company for its consent anew. */
export function ContractForm({
  company,
  isReadOnly,
}: {
  company: CompanyFileDoc;
  isReadOnly: boolean;
}) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const toast = useToast();
  const [base, setBase] = useState(() => valuesOf(company));
  const [values, setValues] = useState(base);
  const [reason, setReason] = useState("");
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const take = (stored: CompanyFileDoc) => {
    setBase(valuesOf(stored));
    setValues(valuesOf(stored));
    setErrors({});
  };
  const one = trpc.operatorCompany.get.queryOptions({ companyId: company.id });
  // What is typed stays, also when somebody else has saved other terms meanwhile.
  const isOutdated = JSON.stringify(valuesOf(company)) !== JSON.stringify(base);
  const save = useMutation(
    trpc.operatorCompany.saveContract.mutationOptions({
      meta: { ownErrors: true },
      onSuccess: async () => {
        toast.success();
        await queries.invalidateQueries(trpc.operatorCompany.pathFilter());
        const stored = queries.getQueryData(one.queryKey);
        if (stored) take(stored);
        setReason("");
      },
      onError: (thrown) => {
        const { code, message } = failureOf(thrown);
        setErrors(fieldsOf(thrown, "contract"));
        toast.error(message);
        if (code === "lock") void queries.invalidateQueries(one);
      },
    }),
  );
  if (isReadOnly)
    return (
      <DescriptionList
        items={[
          {
            term: contractLabels.contractStartsOn,
            value: company.contractStartsOn && formatDay(company.contractStartsOn),
          },
          {
            term: contractLabels.contractEndsOn,
            value: company.contractEndsOn && formatDay(company.contractEndsOn),
          },
          { term: contractLabels.offerMonthlyQuota, value: company.offerMonthlyQuota },
          { term: contractLabels.feePlan, value: company.feePlan },
        ]}
      />
    );
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        setErrors({});
        save.mutate({
          companyId: company.id,
          contract: values,
          lockVersion: company.lockVersion,
          reason,
        });
      }}
    >
      {isOutdated && !save.isPending && (
        <Banner
          inset
          tone="warning"
          action={
            <Button size="sm" variant="secondary" onClick={() => take(company)}>
              {copy.reload}
            </Button>
          }
        >
          {copy.lock}
        </Banner>
      )}
      <ContractFields values={values} errors={errors} onChange={setValues} />
      <Field label={copy.reason} required help={copy.reasonHelp} error={errors.reason}>
        <TextInput value={reason} onChange={({ target }) => setReason(target.value)} />
      </Field>
      <div className="flex justify-end">
        <Button type="submit" variant="secondary" busy={save.isPending}>
          {copy.save}
        </Button>
      </div>
    </form>
  );
}
