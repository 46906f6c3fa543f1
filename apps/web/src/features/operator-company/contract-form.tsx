"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { contractLabels } from "@tefuda/domain/company/contract";
import { formatDay } from "@tefuda/domain/time/format.ja";
import { useState } from "react";
import type { DraftKind } from "@/platform/editing/drafts";
import { useKept } from "@/platform/editing/use-kept";
import { failureOf } from "@/platform/errors";
import { hasFields, isText } from "@/platform/stored";
import { useTRPC } from "@/platform/trpc";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { DescriptionList } from "@/ui/description-list";
import { Field } from "@/ui/field";
import { TextInput } from "@/ui/text-input";
import { useToast } from "@/ui/use-toast";
import { ContractFields, type ContractValues, isContract } from "./contract-fields";
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

/** The terms that are typed over those that stood there, and why. */
interface ContractDraft {
  readonly base: ContractValues;
  readonly values: ContractValues;
  readonly reason: string;
}

const contractKind: DraftKind<ContractDraft> = {
  name: "contract",
  isValue: hasFields<ContractDraft>({ base: isContract, values: isContract, reason: isText }),
};
const startOf = (company: CompanyFileDoc): ContractDraft => ({
  base: valuesOf(company),
  values: valuesOf(company),
  reason: "",
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
  const kept = useKept(contractKind, company.id, startOf(company));
  const { base, values, reason } = kept.value;
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const take = () => {
    kept.clear();
    setErrors({});
  };
  const one = trpc.operatorCompany.get.queryOptions({ companyId: company.id });
  // What is typed stays, also when somebody else has saved other terms meanwhile.
  const isOutdated = JSON.stringify(valuesOf(company)) !== JSON.stringify(base);
  const save = useMutation(
    trpc.operatorCompany.saveContract.mutationOptions({
      meta: { ownErrors: true },
      onMutate: kept.latest,
      onSuccess: async (_saved, _terms, sent) => {
        toast.success();
        await queries.invalidateQueries(trpc.operatorCompany.pathFilter());
        const stored = queries.getQueryData(one.queryKey);
        if (kept.sent(sent)) setErrors({});
        // What was typed since stays, over the terms that are stored now.
        else if (stored) kept.change({ base: valuesOf(stored) });
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
            <Button size="sm" variant="secondary" onClick={take}>
              {copy.reload}
            </Button>
          }
        >
          {copy.lock}
        </Banner>
      )}
      <ContractFields
        values={values}
        errors={errors}
        onChange={(next) => kept.change({ values: next })}
      />
      <Field label={copy.reason} required help={copy.reasonHelp} error={errors.reason}>
        <TextInput
          value={reason}
          onChange={({ target }) => kept.change({ reason: target.value })}
        />
      </Field>
      <div className="flex justify-end">
        <Button type="submit" variant="secondary" busy={save.isPending}>
          {copy.save}
        </Button>
      </div>
    </form>
  );
}
