"use client";

import { formatTime } from "@tefuda/domain/time/format.ja";
import { unsavedText } from "@/ui/editor-notes";
import { ownRecruitmentCopy } from "../copy.ja";
import { useTheEditor } from "./context";

const copy = ownRecruitmentCopy.editor;

/** Whether what is typed is stored, in a line that is read out when it changes. */
export function SaveState() {
  const { saving, isDirty, isKept, savesItself, form, isNew } = useTheEditor();
  const { isSaving, isWaiting, savedAt } = saving;
  const text = () => {
    if (isWaiting) return copy.waiting;
    if (isSaving) return copy.saving;
    if (savesItself && isNew && form.employmentType === "") return copy.needsType;
    if (isDirty) return unsavedText(isKept);
    if (savedAt) return copy.saved(formatTime(savedAt));
    return savesItself ? copy.autosaves : "";
  };
  return (
    <p role="status" className="text-ink-2 text-sm tabular-nums">
      {text()}
    </p>
  );
}
