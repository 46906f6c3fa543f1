"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { can } from "@tefuda/domain/policy/can";
import { formatDateTime, formatDay } from "@tefuda/domain/time/format.ja";
import { useState } from "react";
import { useSession } from "@/platform/session/session-provider";
import { type Outputs, useTRPC } from "@/platform/trpc";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Checkbox } from "@/ui/checkbox";
import { DescriptionList } from "@/ui/description-list";
import { FieldError } from "@/ui/field-parts";
import { PageHeader } from "@/ui/page-header";
import { SectionCard } from "@/ui/section-card";
import { PageContainer } from "@/ui/shell/page-container";
import { TextLink } from "@/ui/text-link";
import { useToast } from "@/ui/use-toast";
import { adminCopy } from "./copy.ja";

const copy = adminCopy.agreement;

type Agreement = Outputs["companyAdmin"]["agreement"];

/** The corporate terms and the fees of the contract, for a company to agree to. */
export function AgreementScreen({ initial }: { initial: Agreement }) {
  const trpc = useTRPC();
  const me = useSession();
  const { data } = useQuery(
    trpc.companyAdmin.agreement.queryOptions(undefined, { initialData: initial }),
  );
  const mayAgree = me.kind === "ace" && can(me, "agreement:agree");
  const { contractStartsOn, contractEndsOn } = data;
  return (
    <PageContainer width="narrow">
      <PageHeader title={copy.title} lead={data.isAgreed ? undefined : copy.lead} />
      {data.isAgreed ? (
        <Banner inset tone="success">
          {agreedText(data)}
        </Banner>
      ) : (
        data.isAskedAgain && (
          <Banner inset tone="warning">
            {copy.again}
          </Banner>
        )
      )}
      <SectionCard title={copy.fees}>
        <p className="whitespace-pre-line leading-loose">{data.feePlan || copy.noFees}</p>
        <DescriptionList
          items={[
            {
              term: copy.period,
              value: contractStartsOn
                ? copy.periodValue(
                    formatDay(contractStartsOn),
                    contractEndsOn ? formatDay(contractEndsOn) : copy.noEnd,
                  )
                : copy.noEnd,
            },
            { term: copy.quota, value: copy.quotaValue(data.offerMonthlyQuota) },
          ]}
        />
      </SectionCard>
      <SectionCard title={copy.terms} lead={copy.version(data.termsVersion)}>
        <TextLink href="/terms-of-service-for-corporate" target="_blank">
          {copy.readTerms}
        </TextLink>
      </SectionCard>
      {!data.isAgreed && (mayAgree ? <AgreeForm agreement={data} /> : <AskAdmin {...data} />)}
    </PageContainer>
  );
}

function agreedText({ last }: Agreement): string {
  if (!last) return copy.agreedSoFar;
  const date = formatDateTime(new Date(last.agreedAt));
  return last.by ? copy.agreed(last.by, date) : copy.agreedOn(date);
}

function AgreeForm({ agreement }: { agreement: Agreement }) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const toast = useToast();
  const [terms, setTerms] = useState(false);
  const [fees, setFees] = useState(false);
  const [error, setError] = useState<string>();
  const agree = useMutation(
    trpc.companyAdmin.agree.mutationOptions({
      onSuccess: () => toast.success(copy.done),
      onSettled: () => queries.invalidateQueries(trpc.companyAdmin.pathFilter()),
    }),
  );
  const submit = () => {
    if (!terms || !fees) return setError(copy.both);
    setError(undefined);
    agree.mutate({
      termsVersion: agreement.termsVersion,
      contractVersion: agreement.contractVersion,
    });
  };
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Checkbox
        label={copy.agreeTerms}
        checked={terms}
        onChange={({ target }) => setTerms(target.checked)}
      />
      <Checkbox
        label={copy.agreeFees}
        checked={fees}
        onChange={({ target }) => setFees(target.checked)}
      />
      {error && (
        <div role="alert">
          <FieldError>{error}</FieldError>
        </div>
      )}
      <Button type="submit" size="lg" wide busy={agree.isPending}>
        {copy.submit}
      </Button>
    </form>
  );
}

function AskAdmin({ admins }: Pick<Agreement, "admins">) {
  if (admins.length === 0)
    return (
      <Banner inset tone="warning">
        {copy.noAdmin}
      </Banner>
    );
  return (
    <Banner inset tone="info">
      <span className="grid gap-1">
        {copy.askAdmin}
        <span className="font-semibold">{admins.map(({ name }) => name).join("、")}</span>
      </span>
    </Banner>
  );
}
