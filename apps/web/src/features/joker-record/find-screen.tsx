"use client";

import { useMutation } from "@tanstack/react-query";
import { findRecordsSchema } from "@tefuda/domain/joker-record/schema";
import { type FormEvent, useState } from "react";
import { failureOf } from "@/platform/errors";
import { type Outputs, useTRPC } from "@/platform/trpc";
import { useFaults } from "@/platform/use-faults";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { EmptyState } from "@/ui/empty-state";
import { Field } from "@/ui/field";
import { PageHeader } from "@/ui/page-header";
import { PageContainer } from "@/ui/shell/page-container";
import { SkeletonCards } from "@/ui/skeleton";
import { TextInput } from "@/ui/text-input";
import { useToast } from "@/ui/use-toast";
import { jokerRecordCopy as copy } from "./copy.ja";
import { FoundTable } from "./found-table";
import { type Purpose, PurposeFields } from "./purpose-fields";

type Found = Outputs["jokerRecord"]["find"];

/** Looks job seekers up, each time with a reason. */
export function FindScreen() {
  const trpc = useTRPC();
  const toast = useToast();
  const [words, setWords] = useState("");
  const [purpose, setPurpose] = useState<Purpose>({ purpose: "", note: "" });
  const { form, faults, check } = useFaults();
  const [found, setFound] = useState<Found>();
  const find = useMutation(
    trpc.jokerRecord.find.mutationOptions({
      meta: { ownErrors: true },
      onSuccess: (page, { cursor }) =>
        setFound((before) =>
          cursor && before ? { ...page, items: [...before.items, ...page.items] } : page,
        ),
      onError: (error) => toast.error(failureOf(error).message),
    }),
  );
  const search = (cursor?: string) => {
    const checked = check(findRecordsSchema, { words, ...purpose, cursor });
    if (checked) find.mutate(checked);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search();
  };
  return (
    <PageContainer width="wide">
      <PageHeader title={copy.title} lead={copy.lead} />
      <Card as="section" aria-label={copy.search}>
        <form
          ref={form}
          onSubmit={submit}
          noValidate
          className="grid items-start gap-4 md:grid-cols-3"
        >
          <Field label={copy.words} required help={copy.wordsHelp} error={faults.words}>
            <TextInput
              type="search"
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
          </Field>
          <PurposeFields value={purpose} errors={faults} onChange={setPurpose} />
          <Button type="submit" className="justify-self-start" busy={find.isPending}>
            {copy.search}
          </Button>
        </form>
      </Card>
      <div aria-live="polite" className="grid gap-4">
        {find.isPending && !found && <SkeletonCards count={2} />}
        {!find.isPending && !found && <p className="text-ink-2 text-sm">{copy.before}</p>}
        {found?.items.length === 0 && <EmptyState drawing="search" text={copy.empty} />}
        {found && found.items.length > 0 && (
          <FoundTable items={found.items} purpose={purpose.purpose} />
        )}
      </div>
      {found?.nextCursor && (
        <Button
          variant="secondary"
          className="justify-self-center"
          busy={find.isPending}
          onClick={() => search(found.nextCursor)}
        >
          {copy.more}
        </Button>
      )}
    </PageContainer>
  );
}
