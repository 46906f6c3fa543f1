"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { type SubmitEvent, useId, useState } from "react";
import { failureOf } from "@/platform/errors";
import { useTRPC } from "@/platform/trpc";
import { Button } from "@/ui/button";
import { Field } from "@/ui/field";
import { Modal } from "@/ui/modal";
import { TextInput } from "@/ui/text-input";
import { supportCopy } from "./copy.ja";

const copy = supportCopy.find;

/** Finds a seeker by the whole mail address and opens the support team's thread. */
export function FindJoker() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {supportCopy.start}
      </Button>
      <Modal
        open={isOpen}
        onClose={() => setOpen(false)}
        title={copy.title}
        description={copy.description}
        width="sm"
      >
        <FindForm onDone={() => setOpen(false)} />
      </Modal>
    </>
  );
}

function FindForm({ onDone }: { onDone: () => void }) {
  const trpc = useTRPC();
  const router = useRouter();
  const id = useId();
  const [email, setEmail] = useState("");
  const find = useMutation(
    trpc.matching.findSupportJoker.mutationOptions({ meta: { ownErrors: true } }),
  );
  const start = useMutation(
    trpc.matching.startSupport.mutationOptions({
      onSuccess: ({ matchingId }) => {
        router.push(`/operator/matchings/${matchingId}`);
        onDone();
      },
    }),
  );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    find.mutate({ email });
  };
  const failure = find.error && failureOf(find.error);
  const found = find.data;
  return (
    <div className="grid gap-5">
      <form id={id} onSubmit={submit} noValidate className="grid gap-4">
        <Field
          label={copy.email}
          required
          error={failure ? (failure.fields.email ?? failure.message) : undefined}
        >
          <TextInput
            type="email"
            inputMode="email"
            autoComplete="off"
            value={email}
            onChange={(event) => {
              setEmail(event.target.value);
              find.reset();
            }}
          />
        </Field>
        <Button type="submit" variant={found ? "secondary" : "primary"} busy={find.isPending}>
          {copy.search}
        </Button>
      </form>
      <div role="status">
        {found === null && <p className="text-sm">{copy.none}</p>}
        {found && (
          <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-sunken px-4 py-3">
            <p className="font-semibold">{found.name || copy.noName}</p>
            <Button
              size="sm"
              busy={start.isPending}
              onClick={() => start.mutate({ jokerId: found.jokerId })}
            >
              {found.matchingId ? copy.open : copy.begin}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
