"use client";

import { useMutation } from "@tanstack/react-query";
import { signOutUserSchema } from "@tefuda/domain/joker-record/schema";
import { useState } from "react";
import { useKeptText } from "@/platform/editing/use-kept";
import { failureOf } from "@/platform/errors";
import { useTRPC } from "@/platform/trpc";
import { Button } from "@/ui/button";
import { useToast } from "@/ui/use-toast";
import { jokerRecordCopy } from "./copy.ja";
import { ReasonedConfirm } from "./reasoned-confirm";

const copy = jokerRecordCopy.signOut;

/** Ends the person's sessions everywhere, with a reason. */
export function SignOutUser({ userId, onDone }: { userId: string; onDone: () => void }) {
  const trpc = useTRPC();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const reason = useKeptText("signOutOf", userId);
  const signOut = useMutation(
    trpc.jokerRecord.signOut.mutationOptions({
      meta: { ownErrors: true },
      onSuccess: () => {
        toast.success(copy.done);
        reason.clear();
        setAsking(false);
        onDone();
      },
      onError: (error) => toast.error(failureOf(error).message),
    }),
  );
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
        {copy.button}
      </Button>
      <ReasonedConfirm
        open={isAsking}
        onClose={() => setAsking(false)}
        title={copy.title}
        body={copy.body}
        confirmLabel={copy.confirm}
        busy={signOut.isPending}
        reason={reason}
        schema={signOutUserSchema.shape.reason}
        onConfirm={(reason) => signOut.mutate({ userId, reason })}
      />
    </>
  );
}
