"use client";

import { useMutation } from "@tanstack/react-query";
import { OFFER_MONTHLY_QUOTA } from "@tefuda/domain/constants/limits";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { uuidv7 } from "uuidv7";
import type { DraftKind } from "@/platform/editing/drafts";
import { useKept } from "@/platform/editing/use-kept";
import { failureOf } from "@/platform/errors";
import { hasFields, isText } from "@/platform/stored";
import { useTRPC } from "@/platform/trpc";
import { Button } from "@/ui/button";
import { RestoredBanner } from "@/ui/editor-notes";
import { Field } from "@/ui/field";
import { PageHeader } from "@/ui/page-header";
import { SectionCard } from "@/ui/section-card";
import { PageContainer } from "@/ui/shell/page-container";
import { TextInput } from "@/ui/text-input";
import { useToast } from "@/ui/use-toast";
import { ContractFields, isContract } from "./contract-fields";
import { operatorCompanyCopy } from "./copy.ja";
import { fieldsOf } from "./fields-of";

const copy = operatorCompanyCopy.create;

const empty = {
  name: "",
  siteUrl: "",
  adminName: "",
  adminEmail: "",
  contract: {
    contractStartsOn: "",
    contractEndsOn: "",
    feePlan: "",
    offerMonthlyQuota: String(OFFER_MONTHLY_QUOTA),
  },
};

interface NewCompany extends Readonly<typeof empty> {
  readonly companyId: string;
  readonly inviteId: string;
}

const companyKind: DraftKind<NewCompany> = {
  name: "newCompany",
  isValue: hasFields<NewCompany>({
    companyId: isText,
    inviteId: isText,
    name: isText,
    siteUrl: isText,
    adminName: isText,
    adminEmail: isText,
    contract: isContract,
  }),
};

/** Makes a company, with its contract and its first administrator. */
export function CreateScreen() {
  const trpc = useTRPC();
  const router = useRouter();
  const toast = useToast();
  // One form makes one company, however often its button is pressed.
  const [first] = useState(() => ({ ...empty, companyId: uuidv7(), inviteId: uuidv7() }));
  const { value: values, change, clear, restoredAt } = useKept(companyKind, "new", first);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const create = useMutation(
    trpc.operatorCompany.create.mutationOptions({
      meta: { ownErrors: true },
      onSuccess: ({ companyId }) => {
        toast.success(copy.done);
        clear();
        router.push(`/operator/companies/${companyId}`);
      },
      onError: (thrown) => {
        setErrors(fieldsOf(thrown));
        toast.error(failureOf(thrown).message);
      },
    }),
  );
  const bind = (name: "name" | "siteUrl" | "adminName" | "adminEmail") => ({
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  const submit = () => {
    setErrors({});
    create.mutate({
      companyId: values.companyId,
      inviteId: values.inviteId,
      name: values.name,
      siteUrl: values.siteUrl,
      contract: values.contract,
      admin: { name: values.adminName, email: values.adminEmail },
    });
  };
  const ofContract = Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [path.replace(/^contract\./, ""), message]),
  );
  return (
    <PageContainer>
      <PageHeader
        title={copy.title}
        lead={copy.lead}
        back={{ href: "/operator/companies", label: operatorCompanyCopy.detail.back }}
      />
      <RestoredBanner at={restoredAt} onDiscard={clear} />
      <form
        noValidate
        className="grid gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <SectionCard title={copy.company}>
          <div className="grid gap-5 sm:grid-cols-2">
            <Field label={copy.name} required error={errors.name}>
              <TextInput {...bind("name")} />
            </Field>
            <Field label={copy.siteUrl} optional error={errors.siteUrl}>
              <TextInput {...bind("siteUrl")} type="url" inputMode="url" autoCapitalize="none" />
            </Field>
          </div>
        </SectionCard>
        <SectionCard title={copy.contract}>
          <ContractFields
            values={values.contract}
            errors={ofContract}
            onChange={(contract) => change({ contract })}
          />
        </SectionCard>
        <SectionCard title={copy.admin}>
          <div className="grid gap-5 sm:grid-cols-2">
            <Field label={copy.adminName} required error={errors["admin.name"]}>
              <TextInput {...bind("adminName")} autoComplete="off" />
            </Field>
            <Field label={copy.adminEmail} required error={errors["admin.email"]}>
              <TextInput
                {...bind("adminEmail")}
                type="email"
                autoComplete="off"
                autoCapitalize="none"
              />
            </Field>
          </div>
        </SectionCard>
        <div className="flex justify-end">
          <Button type="submit" size="lg" busy={create.isPending || create.isSuccess}>
            {copy.submit}
          </Button>
        </div>
      </form>
    </PageContainer>
  );
}
