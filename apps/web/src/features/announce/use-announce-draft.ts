import {
  announceMessages,
  type WrittenAnnounce,
  writtenAnnounceSchema,
} from "@tefuda/domain/announce/schema";
import type { AnnounceTarget } from "@tefuda/domain/notification/constants";
import { parseJstInput, toJstInput } from "@tefuda/domain/time/jst-input";
import { messages } from "@tefuda/domain/validation/messages.ja";
import { useState } from "react";
import { uuidv7 } from "uuidv7";
import type { Faults } from "@/platform/forms";
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
  const [draft, setDraft] = useState<Draft>(empty);
  const [first, setFirst] = useState(draft);
  const [checked, setChecked] = useState<WrittenAnnounce>();
  const [step, setStep] = useState<"write" | "review">();
  const { faults: errors, check, refuse, forget } = useFaults();
  return {
    announceId: draft.announceId,
    lockVersion: draft.lockVersion,
    fields: draft satisfies AnnounceFields,
    isDirty: (["content", "target", "when", "time"] as const).some(
      (field) => draft[field] !== first[field],
    ),
    step,
    errors,
    /** As it was looked through by the rules; what the readers will see. */
    checked,
    begin(item?: AnnounceItem) {
      const next = item ? draftOf(item) : empty();
      setDraft(next);
      setFirst(next);
      forget();
      setStep("write");
    },
    change: (fields: Partial<AnnounceFields>) => setDraft((now) => ({ ...now, ...fields })),
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
    end: () => setStep(undefined),
  };
}
