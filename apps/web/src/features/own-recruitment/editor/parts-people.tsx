"use client";

import { can } from "@tefuda/domain/policy/can";
import { recruitmentLabels } from "@tefuda/domain/recruitment/labels.ja";
import { useSession } from "@/platform/session/session-provider";
import { Avatar } from "@/ui/avatar";
import { CheckboxCards } from "@/ui/checkbox-cards";
import { DescriptionList } from "@/ui/description-list";
import { TextLink } from "@/ui/text-link";
import { ownRecruitmentCopy } from "../copy.ja";
import type { RecruitmentFrame } from "../types";
import { FieldPlace, useFieldLook, useTheEditor } from "./context";
import { fieldId } from "./sections";

const copy = ownRecruitmentCopy.editor;
const ACES_MAX = 10;

/** Who of the company is in charge; a member cannot leave what only those in charge may edit. */
export function PeoplePart({ members }: Pick<RecruitmentFrame, "members">) {
  const { form, set } = useTheEditor();
  const me = useSession();
  const { label, ...look } = useFieldLook("aceIds");
  const isMember = me.kind === "ace" && !can(me, "recruitment:edit-company");
  const isSelf = (id: string) => isMember && me.userId === id;
  return (
    <FieldPlace field="aceIds">
      <CheckboxCards
        legend={label}
        {...look}
        help={copy.leads.people}
        columns={2}
        max={ACES_MAX}
        options={members.map(({ id, name, position, profileImage, isAvailable }) => ({
          value: id,
          disabled: isSelf(id),
          label: (
            <span className="flex items-center gap-2.5">
              <Avatar name={name} src={profileImage} size="sm" />
              <span className="min-w-0 truncate">{name}</span>
            </span>
          ),
          help:
            [position, !isAvailable && copy.unavailable, isSelf(id) && copy.you]
              .filter(Boolean)
              .join("・") || undefined,
        }))}
        value={members.flatMap(({ id }) => (form.aceIds.includes(id) || isSelf(id) ? [id] : []))}
        onChange={(value) => set("aceIds", value)}
      />
    </FieldPlace>
  );
}

/** Who recruits, as the law asks for it: the company's own name, address and contact. */
export function EmployerPart({ employer }: Pick<RecruitmentFrame, "employer">) {
  const me = useSession();
  const fields = ["employerName", "employerAddress", "employerContact"] as const;
  const maySee = me.kind === "ace" && can(me, "company:edit");
  return (
    <div className="grid gap-4">
      <div id={fieldId("employerName")} className="scroll-mt-24">
        <div id={fieldId("employerAddress")}>
          <div id={fieldId("employerContact")}>
            <DescriptionList
              empty={copy.noEmployer}
              items={fields.map((field) => ({
                term: recruitmentLabels[field],
                value: employer[field],
              }))}
            />
            {maySee && (
              <TextLink href="/admin/company" className="mt-4 inline-block text-sm">
                {copy.toCompany}
              </TextLink>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}
