"use client";

import { needOf, recruitmentLabel } from "@tefuda/domain/recruitment/publish";
import type { RecruitmentField } from "@tefuda/domain/recruitment/schema";
import { createContext, type ReactNode, useCallback, useContext } from "react";
import { fieldId } from "./sections";
import type { Editor } from "./use-editor";

const EditorContext = createContext<Editor | null>(null);

export function EditorProvider({ editor, children }: { editor: Editor; children: ReactNode }) {
  return <EditorContext value={editor}>{children}</EditorContext>;
}

/** The editor of the page; fields stand inside one. */
export function useTheEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error("A field of a position stands outside its editor.");
  return editor;
}

/** How a field is named and marked for the type chosen so far, and what is wrong with it. */
export function useFieldLook(field: RecruitmentField) {
  const { reading, errorOf } = useTheEditor();
  const need = needOf(reading.whole, field);
  return {
    label: recruitmentLabel(reading.whole, field),
    required: need === "required",
    optional: need === "optional",
    error: errorOf(field),
  };
}

/** Stands around a field: shown when the type asks for it, found by jumps, touched when left. */
export function FieldPlace({ field, children }: { field: RecruitmentField; children: ReactNode }) {
  const { reading, touch } = useTheEditor();
  /** Listens itself: the place is no control, it only holds those that are left. */
  const listen = useCallback(
    (place: HTMLElement | null) => {
      const left = () => touch(field);
      place?.addEventListener("focusout", left);
      return () => place?.removeEventListener("focusout", left);
    },
    [field, touch],
  );
  if (needOf(reading.whole, field) === "none") return null;
  return (
    <div ref={listen} id={fieldId(field)} className="scroll-mt-24">
      {children}
    </div>
  );
}
