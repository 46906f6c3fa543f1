import {
  announceMessages,
  type WrittenAnnounce,
  writtenAnnounceSchema,
} from "@tefuda/domain/announce/schema";
import { type AnnounceTarget, announceTargets } from "@tefuda/domain/notification/constants";
import { parseJstInput, toJstInput } from "@tefuda/domain/time/jst-input";
import { messages } from "@tefuda/domain/validation/messages.ja";
import { useState } from "react";
import { uuidv7 } from "uuidv7";
import type { DraftKind } from "@/platform/editing/drafts";
import { useKept } from "@/platform/editing/use-kept";
import type { Faults } from "@/platform/forms";
import { hasFields, isMaybe, isNumber, isOneOf, isText } from "@/platform/stored";
import { useFaults } from "@/platform/use-faults";
import type { AnnounceItem } from "./types";

/** What stands in the fields. */
interface AnnounceFields {
  content: string;
  target: AnnounceTarget;
  when: "now" | "later";
  /** As a field for local times holds it, in Japan's time. */
  time: string;
}

interface Draft extends AnnounceFields {
  /** Made once: pressed twice, or sent again after a lost answer, it is one announcement. */
  announceId: string;
  /** Of one that waits and is written anew. */
  lockVersion: number | undefined;
}

const announceKind: DraftKind<Draft> = {
  name: "announce",
  isValue: hasFields<Draft>({
    announceId: isText,
    lockVersion: isMaybe(isNumber),
    content: isText,
    target: isOneOf(announceTargets),
    when: isOneOf(["now", "later"]),
    time: isText,
  }),
};

const empty = (): Draft => ({
  announceId: uuidv7(),
  lockVersion: undefined,
  content: "",
  target: "all",
  when: "now",
  time: "",
});

const draftOf = ({ id, lockVersion, content, target, publishAt }: AnnounceItem): Draft => ({
  announceId: id,
  lockVersion,
  content,
  target,
  when: "later",
  time: toJstInput(publishAt),
});

export type AnnounceDraft = ReturnType<typeof useAnnounceDraft>;

/** An announcement on its way from the first letter to its readers: it is written, then looked at. */
export function useAnnounceDraft() {
  const [first, setFirst] = useState<Draft>(empty);
  const kept = useKept(
    announceKind,
    first.lockVersion === undefined ? "new" : first.announceId,
    first,
  );
  const draft = kept.value;
  const [checked, setChecked] = useState<WrittenAnnounce>();
  const [step, setStep] = useState<"write" | "review">();
  const { faults: errors, check, refuse, forget } = useFaults();
  return {
    announceId: draft.announceId,
    lockVersion: draft.lockVersion,
    fields: draft satisfies AnnounceFields,
    restoredAt: kept.restoredAt,
    discard: kept.clear,
    step,
    errors,
    /** As it was looked through by the rules; what the readers will see. */
    checked,
    begin(item?: AnnounceItem) {
      setFirst(item ? draftOf(item) : empty());
      forget();
      setStep("write");
    },
    change: (fields: Partial<AnnounceFields>) => kept.change(fields),
    /** Goes on to the review, or says what is wrong. */
    review() {
      const publishAt = draft.when === "later" ? parseJstInput(draft.time) : null;
      const written = check(
        writtenAnnounceSchema,
        { ...draft, publishAt: publishAt ?? null },
        {
          ...(publishAt === undefined && { publishAt: messages.required }),
          ...(publishAt && publishAt <= new Date() && { publishAt: announceMessages.publishPast }),
        },
      );
      if (!written) return;
      setChecked(written);
      setStep("review");
    },
    /** Back to the fields, with what is wrong in them. */
    rewrite(faults: Faults = {}) {
      refuse(faults);
      setStep("write");
    },
    /** It is on its way to its readers. */
    sent() {
      kept.clear();
      setStep(undefined);
    },
    end() {
      kept.leave();
      setStep(undefined);
    },
  };
}
