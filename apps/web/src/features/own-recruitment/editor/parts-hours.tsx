"use client";

import {
  chooseWorkCondition,
  sideJobOnlyWorkConditions,
  workConditionLabels,
  workConditions,
} from "@tefuda/domain/options/work-conditions";
import { isContractWork } from "@tefuda/domain/recruitment/publish";
import { Chips } from "@/ui/chips";
import { ownRecruitmentCopy } from "../copy.ja";
import { FieldPlace, useFieldLook, useTheEditor } from "./context";
import { AreaField, ChoiceField, PartInput, TextField } from "./fields";

const { choices, parts, placeholders, help, units } = ownRecruitmentCopy.editor;

const pair = "grid gap-4 sm:grid-cols-2";
const employedHours = [
  { value: "fixed", label: choices.hoursFixed },
  { value: "flex", label: choices.hoursFlex },
  { value: "discretionary", label: choices.hoursDiscretionary },
];
const weekly = { value: "weekly", label: choices.hoursWeekly };
const overtimeOptions = [
  { value: "none", label: choices.none },
  { value: "monthly", label: choices.some },
];

/** When one works and when not. */
export function HoursPart() {
  const { form, reading } = useTheEditor();
  const kinds = isContractWork(reading.whole) ? [weekly] : [...employedHours, weekly];
  return (
    <>
      <ChoiceField field="workHours" part="hoursKind" options={kinds}>
        {form.hoursKind === "fixed" && (
          <div className={pair}>
            <PartInput part="hoursStart" type="time" label={parts.start} />
            <PartInput part="hoursEnd" type="time" label={parts.end} />
          </div>
        )}
        {form.hoursKind === "flex" && (
          <PartInput
            part="hoursText"
            label={parts.flex}
            placeholder={placeholders.flex}
            limit={300}
          />
        )}
        {form.hoursKind === "discretionary" && (
          <PartInput part="deemedHours" label={parts.deemed} unit={units.hours} isNumber />
        )}
        {form.hoursKind === "weekly" && (
          <PartInput part="weeklyHours" label={parts.weekly} unit={units.hours} isNumber />
        )}
      </ChoiceField>
      <TextField field="breakTime" isNumber unit={units.minutes} />
      <ChoiceField field="overtime" part="overtimeKind" options={overtimeOptions}>
        {form.overtimeKind === "monthly" && (
          <PartInput part="overtimeHours" label={parts.overtime} unit={units.hours} isNumber />
        )}
      </ChoiceField>
      <AreaField field="holidays" limit={500} placeholder={placeholders.holidays} />
      <Conditions />
    </>
  );
}

/** How much is remote and how many hours a week; one of each kind at most. */
function Conditions() {
  const { form, set } = useTheEditor();
  const { label, ...look } = useFieldLook("workConditions");
  const chosen = workConditions.filter((one) => form.workConditions.includes(one));
  const isSideJob = form.employmentType === "sideJob";
  const offered = workConditions.filter(
    (one) => isSideJob || !sideJobOnlyWorkConditions.some((other) => other === one),
  );
  return (
    <FieldPlace field="workConditions">
      <Chips
        legend={label}
        {...look}
        options={offered.map((value) => ({ value, label: workConditionLabels[value] }))}
        value={chosen}
        onChange={(next) => {
          const added = next.find((one) => !chosen.includes(one));
          set("workConditions", added ? chooseWorkCondition(chosen, added) : next);
        }}
      />
    </FieldPlace>
  );
}

/** How one is chosen, and until when. */
export function ProcessPart() {
  return (
    <>
      <AreaField field="selectionProcess" limit={500} placeholder={placeholders.selection} />
      <TextField field="closesAt" type="date" help={help.closesAt} />
    </>
  );
}
