"use client";

import { useState } from "react";
import { Button } from "@/ui/button";
import { Field } from "@/ui/field";
import { Select, type SelectOption } from "@/ui/select";
import { TextInput } from "@/ui/text-input";
import { adminCopy } from "./copy.ja";

const copy = adminCopy.audit;

export interface AuditFilter {
  readonly memberId?: string;
  readonly action?: string;
  readonly from?: string;
  readonly to?: string;
}

interface AuditFiltersProps {
  members: readonly SelectOption[];
  actions: readonly SelectOption[];
  onApply: (filter: AuditFilter) => void;
}

const names = ["memberId", "action", "from", "to"] as const;

/** Narrows the log by who, what and when; what is left empty narrows nothing. */
export function AuditFilters({ members, actions, onApply }: AuditFiltersProps) {
  const [values, setValues] = useState({ memberId: "", action: "", from: "", to: "" });
  const set = (name: (typeof names)[number]) => ({
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setValues((now) => ({ ...now, [name]: target.value })),
  });
  return (
    <form
      aria-label={copy.filters}
      className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_11rem_11rem_auto]"
      onSubmit={(event) => {
        event.preventDefault();
        onApply(
          Object.fromEntries(
            names.flatMap((name) => (values[name] ? [[name, values[name]] as const] : [])),
          ),
        );
      }}
    >
      <Field label={copy.member}>
        <Select {...set("memberId")} placeholder={copy.all} options={members} />
      </Field>
      <Field label={copy.action}>
        <Select {...set("action")} placeholder={copy.all} options={actions} />
      </Field>
      <Field label={copy.from}>
        <TextInput {...set("from")} type="date" />
      </Field>
      <Field label={copy.to}>
        <TextInput {...set("to")} type="date" />
      </Field>
      <Button type="submit" variant="secondary">
        {copy.apply}
      </Button>
    </form>
  );
}
