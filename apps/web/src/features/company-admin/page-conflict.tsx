"use client";

import { sidesOf } from "@/platform/editing/editing";
import { ConflictWindow } from "@/ui/conflict-window";
import { companyPageKind, type PageField, pageLabels, pageText } from "./page-form";
import type { CompanyEditorState } from "./use-company-editor";

const keys = Object.keys(pageLabels) as PageField[];

/** Somebody else has saved the page: every field that differs, and whose words of it stand. */
export function PageConflict({ editor }: { editor: CompanyEditorState }) {
  const { editing } = editor;
  const { conflict, form, base, lockVersion } = editing;
  const sides =
    conflict && sidesOf({ form, base, lockVersion }, conflict.form, companyPageKind.compared);
  return (
    <ConflictWindow
      open={conflict !== undefined}
      onClose={editing.putOff}
      fields={
        conflict &&
        keys.flatMap((key) => {
          const side = sides?.[key];
          const theirs = pageText(conflict.form, key);
          return side
            ? [{ key, label: pageLabels[key], theirs, mine: pageText(form, key), side }]
            : [];
        })
      }
      onSettle={editor.settle}
    />
  );
}
