"use client";

import {
  insuranceLabels,
  insurances,
  renewalLabels,
  renewals,
  rewardTypeLabels,
  rewardTypes,
} from "@tefuda/domain/recruitment/constants";
import { recruitmentTexts } from "@tefuda/domain/recruitment/labels.ja";
import { CheckboxCards } from "@/ui/checkbox-cards";
import { RadioCards } from "@/ui/radio-cards";
import { ownRecruitmentCopy } from "../copy.ja";
import { FieldPlace, useFieldLook, useTheEditor } from "./context";
import { AreaField, ChoiceField, GroupField, PartInput, TextField } from "./fields";

const { choices, parts, placeholders, help, units } = ownRecruitmentCopy.editor;

const pair = "grid gap-4 sm:grid-cols-2";
const periodOptions = [
  { value: "indefinite", label: choices.indefinite },
  { value: "fixed", label: choices.fixedPeriod },
];
const renewalOptions = renewals.map((value) => ({ value, label: renewalLabels[value] }));
const limitOptions = [
  { value: "unlimited", label: choices.unlimited },
  { value: "years", label: choices.years },
  { value: "times", label: choices.times },
];
const noneOr = (value: string) => [
  { value: "none", label: choices.none },
  { value, label: choices.some },
];
const dispatchOptions = [
  { value: "no", label: choices.dispatchNo },
  { value: "yes", label: choices.dispatchYes },
];
const insuranceOptions = insurances.map((value) => ({ value, label: insuranceLabels[value] }));
const rewardOptions = rewardTypes.map((value) => ({ value, label: rewardTypeLabels[value] }));

/** For how long, and what follows. */
export function ContractPart() {
  const { form } = useTheEditor();
  return (
    <>
      <ChoiceField field="contractPeriod" part="periodKind" options={periodOptions}>
        {form.periodKind === "fixed" && (
          <div className={pair}>
            <PartInput part="periodFrom" type="date" label={parts.from} />
            <PartInput part="periodTo" type="date" label={parts.to} />
          </div>
        )}
      </ChoiceField>
      <ChoiceField field="renewal" part="renewal" columns={3} options={renewalOptions} />
      <AreaField
        field="renewalCriteria"
        limit={300}
        placeholder={recruitmentTexts.renewalPlaceholder}
      />
      <ChoiceField field="renewalLimit" part="renewalLimitKind" columns={3} options={limitOptions}>
        {(form.renewalLimitKind === "years" || form.renewalLimitKind === "times") && (
          <PartInput
            part="renewalLimitValue"
            label={form.renewalLimitKind === "years" ? parts.limitYears : parts.limitTimes}
            unit={units[form.renewalLimitKind]}
            isNumber
          />
        )}
      </ChoiceField>
      <ChoiceField field="probation" part="probationKind" options={noneOr("months")}>
        {form.probationKind === "months" && (
          <div className="grid gap-4">
            <PartInput part="probationMonths" label={parts.months} unit={units.months} isNumber />
            <PartInput
              part="probationConditions"
              label={parts.conditions}
              placeholder={placeholders.conditions}
              limit={500}
              optional
            />
          </div>
        )}
      </ChoiceField>
      <ChoiceField field="dispatch" part="dispatch" options={dispatchOptions} />
      <AreaField field="cancelTerms" limit={1000} placeholder={placeholders.cancelTerms} />
    </>
  );
}

/** What one gets: pay of employment, or the reward of contract work. */
export function PayPart() {
  const { form, set } = useTheEditor();
  return (
    <>
      <div className={pair}>
        <TextField field="minSalary" isNumber unit={units.manYen} help={help.salary} />
        <TextField field="maxSalary" isNumber unit={units.manYen} help={help.minMax} />
      </div>
      <AreaField field="salaryDetail" limit={1000} placeholder={placeholders.salaryDetail} />
      <ChoiceField field="fixedOvertimePay" part="fixedPayKind" options={noneOr("included")}>
        {form.fixedPayKind === "included" && (
          <div className={pair}>
            <PartInput part="fixedPayYen" label={parts.fixedYen} unit={units.yen} isNumber />
            <PartInput part="fixedPayHours" label={parts.fixedHours} unit={units.hours} isNumber />
          </div>
        )}
      </ChoiceField>
      <GroupField field="reward">
        <RadioCards
          legend={ownRecruitmentCopy.editor.groups.pay}
          hideLegend
          columns={3}
          options={rewardOptions}
          value={rewardTypes.find((type) => type === form.rewardType)}
          onChange={(type) => set("rewardType", type)}
        />
        <div className={pair}>
          <PartInput part="rewardYen" label={parts.rewardYen} unit={units.yen} isNumber />
          <PartInput
            part="rewardDue"
            label={parts.rewardDue}
            placeholder={placeholders.rewardDue}
          />
        </div>
      </GroupField>
      <Insurance />
    </>
  );
}

function Insurance() {
  const { form, set } = useTheEditor();
  const { label, ...look } = useFieldLook("insurance");
  return (
    <FieldPlace field="insurance">
      <CheckboxCards
        legend={label}
        {...look}
        columns={2}
        options={insuranceOptions}
        value={insurances.filter((one) => form.insurance.includes(one))}
        onChange={(value) => set("insurance", value)}
      />
    </FieldPlace>
  );
}
