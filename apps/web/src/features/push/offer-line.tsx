"use client";

import { useMutation } from "@tanstack/react-query";
import { BellRing, X } from "lucide-react";
import { useState } from "react";
import { failureOf } from "@/platform/errors";
import { useSession } from "@/platform/session/session-provider";
import { useTRPCClient } from "@/platform/trpc";
import { Button } from "@/ui/button";
import { FieldError } from "@/ui/field-parts";
import { IconButton } from "@/ui/icon-button";
import { useToast } from "@/ui/use-toast";
import { pushCopy } from "./copy.ja";
import { turnOn } from "./device";

const copy = pushCopy.offer;

/** The line that offers pushes in this browser. */
export function OfferLine({ onClose }: { onClose: () => void }) {
  const client = useTRPCClient();
  const toast = useToast();
  const me = useSession();
  const [problem, setProblem] = useState("");
  const on = useMutation({
    networkMode: "always",
    meta: { ownErrors: true },
    mutationFn: () => turnOn(client, me.kind === "visitor" ? "" : me.userId),
    onMutate: () => setProblem(""),
    onSuccess: (turned) => {
      if (turned === "refused") return setProblem(pushCopy.refused);
      if (turned === "on") toast.success(copy.done);
      onClose();
    },
    onError: (error) => setProblem(failureOf(error).message),
  });
  return (
    <section
      aria-label={copy.label}
      className="grid shrink-0 gap-1 border-line border-b bg-surface py-2 pr-1 pl-4"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="flex min-w-48 flex-1 items-start gap-2.5 text-sm">
          <BellRing className="h-lh w-5 shrink-0 text-accent" aria-hidden="true" />
          {copy.text}
        </p>
        <div className="flex shrink-0 items-center">
          <Button size="sm" variant="secondary" busy={on.isPending} onClick={() => on.mutate()}>
            {copy.accept}
          </Button>
          <IconButton label={copy.close} onClick={onClose}>
            <X className="size-5" aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      <div aria-live="polite">{problem && <FieldError>{problem}</FieldError>}</div>
    </section>
  );
}
