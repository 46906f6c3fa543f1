"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import {
  type CompanyStatusAction,
  companyStatusActionLabels,
  companyStatusMachine,
} from "@tefuda/domain/company/status";
import { actionsFrom } from "@tefuda/domain/states/machine";
import { useState } from "react";
import { useKeptText } from "@/platform/editing/use-kept";
import { failureOf } from "@/platform/errors";
import { useTRPC } from "@/platform/trpc";
import { Button } from "@/ui/button";
import { ConfirmModal } from "@/ui/confirm-modal";
import { Field } from "@/ui/field";
import { TextArea } from "@/ui/text-area";
import { useToast } from "@/ui/use-toast";
import { operatorCompanyCopy } from "./copy.ja";
import type { CompanyFileDoc } from "./types";

const copy = operatorCompanyCopy.status;

/** Suspends, resumes or closes a company, each with a reason. */
export function StatusActions({ company }: { company: CompanyFileDoc }) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const toast = useToast();
  const [action, setAction] = useState<CompanyStatusAction>("suspend");
  const [isOpen, setOpen] = useState(false);
  const {
    value: reason,
    set: setReason,
    clear,
  } = useKeptText("companyStatus", `${company.id}:${action}`);
  const [error, setError] = useState<string>();
  const change = useMutation(
    trpc.operatorCompany.setStatus.mutationOptions({
      meta: { ownErrors: true },
      onSuccess: () => {
        toast.success(copy.done);
        setOpen(false);
        clear();
        return queries.invalidateQueries(trpc.operatorCompany.pathFilter());
      },
      onError: (thrown) => {
        const { fields, message } = failureOf(thrown);
        setError(fields.reason ?? message);
      },
    }),
  );
  const actions = actionsFrom(companyStatusMachine, company.status, "operator");
  if (actions.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-3">
      {actions.map((one) => (
        <Button
          key={one}
          variant={one === "close" ? "danger" : "secondary"}
          onClick={() => {
            setAction(one);
            setError(undefined);
            setOpen(true);
          }}
        >
          {companyStatusActionLabels[one]}
        </Button>
      ))}
      <ConfirmModal
        open={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={() => {
          setError(undefined);
          change.mutate({ companyId: company.id, action, reason });
        }}
        title={copy[action].title(company.name)}
        body={copy[action].body}
        confirmLabel={companyStatusActionLabels[action]}
        tone={action === "resume" ? "primary" : "danger"}
        busy={change.isPending}
      >
        <Field label={copy.reason} required help={copy.reasonHelp} error={error}>
          <TextArea minRows={3} value={reason} onChange={({ target }) => setReason(target.value)} />
        </Field>
      </ConfirmModal>
    </div>
  );
}
