"use client";

import { formCodecs, readRecruitmentForm } from "@tefuda/domain/recruitment/form";
import { recruitmentLabel } from "@tefuda/domain/recruitment/publish";
import type { Recruitment, RecruitmentField } from "@tefuda/domain/recruitment/schema";
import { Button } from "@/ui/button";
import { Modal } from "@/ui/modal";
import { conditionText } from "@/ui/recruitment/condition-text";
import { TextDiff } from "@/ui/text-diff";
import { ownRecruitmentCopy } from "../copy.ja";
import type { RecruitmentFrame } from "../types";
import { differingFields } from "./state";
import type { Editor } from "./use-editor";

const copy = ownRecruitmentCopy.editor.lock;
const MARK = "、";

/** Someone saved elsewhere: both versions of what differs, and which of them to go on with. */
export function LockModal({
  editor,
  members,
}: { editor: Editor } & Pick<RecruitmentFrame, "members">) {
  const { conflict, form, reading, keepMine, loadTheirs } = editor;
  const fields = conflict ? differingFields(conflict.form, form) : [];
  const hasEnded = conflict?.status === "closed";
  const nameOf = (id: string) => members.find((one) => one.id === id)?.name ?? id;
  const textOf = (one: Editor["form"], field: RecruitmentField): string => {
    if (field === "aceIds") return one.aceIds.map(nameOf).join(MARK);
    const { recruitment, unfinished } = readRecruitmentForm(one);
    return conditionOf(recruitment, field) || typedOf(unfinished, field);
  };
  return (
    <Modal
      open={conflict !== undefined}
      onClose={loadTheirs}
      closable={false}
      width="lg"
      title={copy.title}
      description={hasEnded ? copy.ended : copy.body}
      footer={
        <>
          <Button variant="secondary" onClick={loadTheirs}>
            {copy.load}
          </Button>
          {!hasEnded && <Button onClick={keepMine}>{copy.keep}</Button>}
        </>
      }
    >
      {fields.length === 0 && <p className="text-ink-2 text-sm">{copy.same}</p>}
      <dl className="grid gap-5">
        {conflict &&
          fields.map((field) => (
            <div key={field} className="grid gap-2">
              <dt className="font-semibold text-sm">{recruitmentLabel(reading.whole, field)}</dt>
              <dd>
                <TextDiff
                  before={textOf(conflict.form, field)}
                  after={textOf(form, field)}
                  labels={{ before: copy.theirs, after: copy.mine }}
                />
              </dd>
            </div>
          ))}
      </dl>
    </Modal>
  );
}

const conditionOf = ({ aceIds: _, ...content }: Recruitment, field: RecruitmentField) =>
  field === "aceIds" ? "" : conditionText(content, field);

function typedOf(unfinished: Readonly<Record<string, unknown>>, field: RecruitmentField): string {
  const parts = field in formCodecs ? formCodecs[field as keyof typeof formCodecs].parts : [];
  return parts
    .map((part) => unfinished[part])
    .filter((value) => typeof value === "string")
    .join("\n");
}
