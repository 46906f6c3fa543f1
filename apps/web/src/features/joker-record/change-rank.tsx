"use client";

import { useMutation } from "@tanstack/react-query";
import { changeRankSchema } from "@tefuda/domain/joker-record/schema";
import { type Rank, ranks } from "@tefuda/domain/options/ranks";
import { useState } from "react";
import { useKeptText } from "@/platform/editing/use-kept";
import { failureOf } from "@/platform/errors";
import { useTRPC } from "@/platform/trpc";
import { Button } from "@/ui/button";
import { Segments } from "@/ui/segments";
import { useToast } from "@/ui/use-toast";
import { jokerRecordCopy } from "./copy.ja";
import { ReasonedConfirm } from "./reasoned-confirm";

const copy = jokerRecordCopy.rank;

interface ChangeRankProps {
  jokerId: string;
  rank: Rank | null;
  onChanged: () => void;
}

/** Gives a registered seeker another rank, with a reason. */
export function ChangeRank({ jokerId, rank, onChanged }: ChangeRankProps) {
  const trpc = useTRPC();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const reason = useKeptText("rankChange", jokerId);
  const [chosen, setChosen] = useState<Rank>(rank ?? "Z");
  const change = useMutation(
    trpc.jokerRecord.changeRank.mutationOptions({
      meta: { ownErrors: true },
      onSuccess: () => {
        toast.success(copy.done);
        reason.clear();
        setAsking(false);
        onChanged();
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
        busy={change.isPending}
        reason={reason}
        schema={changeRankSchema.shape.reason}
        onConfirm={(reason) => change.mutate({ jokerId, rank: chosen, reason })}
      >
        <Segments
          label={copy.label}
          options={ranks.map((value) => ({ value, label: value }))}
          value={chosen}
          onChange={setChosen}
        />
      </ReasonedConfirm>
    </>
  );
}
