import { saveAnnounceSchema, type WrittenAnnounce } from "@tefuda/domain/announce/schema";
import { announceTargetLabels } from "@tefuda/domain/notification/constants";
import { formatStamp } from "@tefuda/domain/time/format.ja";
import { formatCount } from "@tefuda/domain/usage/labels.ja";
import { useRef, useState } from "react";
import { useZoned } from "@/platform/local-time";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Field } from "@/ui/field";
import { SkeletonText } from "@/ui/skeleton";
import { TextInput } from "@/ui/text-input";
import { announceCopy } from "./copy.ja";
import type { usePublish } from "./use-publish";

const copy = announceCopy.review;

export interface ReachFormProps {
  id: string;
  announce: WrittenAnnounce;
  publishing: ReturnType<typeof usePublish>;
}

/** How many people it would reach; whoever writes to everyone types that number in. */
export function ReachForm({ id, announce, publishing }: ReachFormProps) {
  const { target, publishAt } = announce;
  const { count, fault, publish } = publishing;
  const zoned = useZoned();
  const [typed, setTyped] = useState("");
  const [ownFault, setOwnFault] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const isTyped = target === "all";
  if (!count.data)
    return count.isError ? (
      <Banner
        inset
        tone="danger"
        action={
          <Button size="sm" variant="secondary" onClick={() => count.refetch()}>
            {copy.countAgain}
          </Button>
        }
      >
        {copy.countFailed}
      </Banner>
    ) : (
      <SkeletonText lines={2} />
    );
  const { readers } = count.data;
  // Once the fault stands below the field, with room for it.
  const look = () =>
    requestAnimationFrame(() => {
      input.current?.focus({ preventScroll: true });
      input.current?.scrollIntoView({ block: "nearest" });
    });
  const submit = () => {
    const parsed = saveAnnounceSchema.shape.readers.safeParse(isTyped ? typed : readers);
    setOwnFault(parsed.error?.issues[0]?.message);
    if (parsed.success) publish(parsed.data, look);
    else look();
  };
  return (
    <form
      id={id}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div>
        <p aria-live="polite" className="font-semibold text-lg tabular-nums">
          {copy.reach(announceTargetLabels[target], formatCount(readers))}
        </p>
        <p className="text-ink-2 text-sm">
          {publishAt ? copy.later(zoned(formatStamp(publishAt), publishAt)) : copy.now}
        </p>
      </div>
      {isTyped ? (
        <Field label={copy.readers} required help={copy.readersHelp} error={ownFault ?? fault}>
          <TextInput
            ref={input}
            className="scroll-mb-36"
            inputMode="numeric"
            autoComplete="off"
            after={copy.people}
            value={typed}
            onChange={({ target: { value } }) => setTyped(value)}
          />
        </Field>
      ) : (
        fault && (
          <Banner inset tone="danger">
            {copy.changed}
          </Banner>
        )
      )}
    </form>
  );
}
