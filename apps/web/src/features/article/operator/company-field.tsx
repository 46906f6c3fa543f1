"use client";

import { useQuery } from "@tanstack/react-query";
import { ARTICLE_ACES_MAX } from "@tefuda/domain/article/schema";
import { X } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { useTRPC } from "@/platform/trpc";
import { CheckboxCards } from "@/ui/checkbox-cards";
import { Combobox } from "@/ui/combobox";
import { Field } from "@/ui/field";
import { IconButton } from "@/ui/icon-button";
import type { ArticleCompany, ArticlePerson } from "./article-form";
import { articleDeskCopy } from "./copy.ja";

const copy = articleDeskCopy.editor;

export interface CompanyFieldProps {
  value: ArticleCompany | null;
  onChange: (company: ArticleCompany | null) => void;
  error: string | undefined;
}

/** The company that an article is about, found by its name. */
export function CompanyField({ value, onChange, error }: CompanyFieldProps) {
  const trpc = useTRPC();
  const [words, setWords] = useState("");
  const asked = useDeferredValue(words.trim());
  const found = useQuery(
    trpc.article.companies.queryOptions({ words: asked }, { enabled: value === null }),
  );
  if (value)
    return (
      <div className="grid gap-1.5">
        <p className="font-semibold text-sm">{copy.fields.company}</p>
        <p className="flex items-center justify-between gap-2 rounded-md bg-sunken py-1 pr-1 pl-4">
          {value.name}
          <IconButton label={copy.removeCompany} onClick={() => onChange(null)}>
            <X className="size-5" aria-hidden="true" />
          </IconButton>
        </p>
      </div>
    );
  const pick = (name: string) => {
    const company = found.data?.find((one) => one.name === name);
    if (company) onChange(company);
    setWords("");
  };
  return (
    <Field label={copy.fields.company} optional help={copy.fields.companyHelp} error={error}>
      <Combobox
        value={words}
        onChange={setWords}
        onPick={pick}
        onEnter={() => pick(words)}
        suggestions={(found.data ?? []).map(({ name }) => name)}
        placeholder={copy.findCompany}
        maxLength={100}
      />
    </Field>
  );
}

export interface PeopleFieldProps {
  company: ArticleCompany | null;
  value: readonly ArticlePerson[];
  onChange: (people: readonly ArticlePerson[]) => void;
  error: string | undefined;
}

/** The members of the company who speak in an article. */
export function PeopleField({ company, value, onChange, error }: PeopleFieldProps) {
  const trpc = useTRPC();
  const found = useQuery(
    trpc.article.people.queryOptions(
      { companyId: company?.id ?? "" },
      { enabled: company !== null },
    ),
  );
  if (!company && value.length === 0) return null;
  // Whoever is named already stays choosable, also when gone from the company.
  const others = (found.data ?? []).filter((one) => !value.some(({ id }) => id === one.id));
  const people = [...value, ...(company ? others : [])];
  if (people.length === 0)
    return found.isPending ? null : <p className="text-ink-2 text-sm">{copy.fields.noPeople}</p>;
  return (
    <CheckboxCards
      legend={copy.fields.people}
      options={people.map(({ id, name, position }) => ({
        value: id,
        label: name,
        ...(position && { help: position }),
      }))}
      value={value.map(({ id }) => id)}
      max={ARTICLE_ACES_MAX}
      onChange={(ids) => onChange(people.filter(({ id }) => ids.includes(id)))}
      error={error}
    />
  );
}
