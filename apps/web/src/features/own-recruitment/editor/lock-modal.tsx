"use client";

import {
  formCodecs,
  type RecruitmentForm,
  readRecruitmentForm,
} from "@tefuda/domain/recruitment/form";
import { recruitmentLabel } from "@tefuda/domain/recruitment/publish";
import type { Recruitment, RecruitmentField } from "@tefuda/domain/recruitment/schema";
import { type Side, type Sides, sidesOf } from "@/platform/editing/editing";
import { ConflictWindow } from "@/ui/conflict-window";
import { conditionText } from "@/ui/recruitment/condition-text";
import { ownRecruitmentCopy } from "../copy.ja";
import type { RecruitmentFrame } from "../types";
import type { Editor } from "./use-editor";

const copy = ownRecruitmentCopy.editor;
const MARK = "、";

type TypedField = keyof typeof formCodecs;
const typedFields = Object.keys(formCodecs) as TypedField[];

/** Someone saved elsewhere: both versions of what differs, and which words of each to go on with. */
export function LockModal({
  editor,
  members,
}: { editor: Editor } & Pick<RecruitmentFrame, "members">) {
  const { conflict, form, base, reading } = editor;
  const nameOf = (id: string) => members.find((one) => one.id === id)?.name ?? id;
  const textOf = (one: RecruitmentForm, field: RecruitmentField): string => {
    if (field === "aceIds") return one.aceIds.map(nameOf).join(MARK);
    const { recruitment, unfinished } = readRecruitmentForm(one);
    return conditionOf(recruitment, field) || typedOf(unfinished, field);
  };
  const fields = (theirs: RecruitmentForm) => {
    const sides = sidesOf({ form, base, lockVersion: undefined }, theirs);
    return typedFields
      .filter((field) => formCodecs[field].parts.some((part) => part in sides))
      .map((key) => ({
        key,
        label: recruitmentLabel(reading.whole, key),
        theirs: textOf(theirs, key),
        mine: textOf(form, key),
        side: sideOf(key, sides),
      }));
  };
  return (
    <ConflictWindow
      open={conflict !== undefined}
      onClose={editor.putOff}
      fields={conflict && fields(conflict.form)}
      onSettle={(chosen) => editor.settle(partsOf(chosen))}
      lost={editor.hasEnded ? copy.ended : undefined}
    />
  );
}

/** A field is one's own as soon as one of its parts was typed. */
const sideOf = (field: TypedField, sides: Sides<RecruitmentForm>): Side =>
  formCodecs[field].parts.some((part) => sides[part] === "mine") ? "mine" : "theirs";

const partsOf = (chosen: Readonly<Partial<Record<TypedField, Side>>>): Sides<RecruitmentForm> =>
  Object.fromEntries(
    typedFields.flatMap((field) => formCodecs[field].parts.map((part) => [part, chosen[field]])),
  );

const conditionOf = ({ aceIds: _, ...content }: Recruitment, field: RecruitmentField) =>
  field === "aceIds" ? "" : conditionText(content, field);

function typedOf(unfinished: Readonly<Record<string, unknown>>, field: RecruitmentField): string {
  const parts = field in formCodecs ? formCodecs[field as keyof typeof formCodecs].parts : [];
  return parts
    .map((part) => unfinished[part])
    .filter((value) => typeof value === "string")
    .join("\n");
}
