"use client";

import { companyLabels as labels } from "@tefuda/domain/company/labels.ja";
import { searchableScales } from "@tefuda/domain/company/search";
import { companyScaleLabels, teamSizeLabels, teamSizes } from "@tefuda/domain/options/company";
import { industries, industryLabels } from "@tefuda/domain/options/industries";
import { ABROAD_PLACE, placeLabels, placeNumbers } from "@tefuda/domain/options/workplaces";
import { Field } from "@/ui/field";
import { FieldGroup } from "@/ui/field-group";
import { Select } from "@/ui/select";
import { TextInput } from "@/ui/text-input";
import { adminCopy } from "./copy.ja";
import { chosen, chosenNumber, type FieldsProps, optionsOf } from "./form-types";

const copy = adminCopy.editor;

const prefectures = placeNumbers
  .filter((no) => no !== ABROAD_PLACE)
  .map((no) => ({ value: String(no), label: placeLabels[no] }));

/** Who the company is and where it can be reached. */
export function BasicsFields({ form, isOperator }: FieldsProps & { isOperator: boolean }) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field
        label={labels.name}
        required
        help={isOperator ? undefined : copy.identity.help}
        error={errors.name?.message}
      >
        <TextInput {...register("name")} autoComplete="organization" />
      </Field>
      <Field label={labels.nameKana} required error={errors.nameKana?.message}>
        <TextInput {...register("nameKana")} autoComplete="off" />
      </Field>
      <div className="sm:col-span-2">
        <Field label={labels.siteUrl} required help={copy.siteHelp} error={errors.siteUrl?.message}>
          <TextInput {...register("siteUrl")} type="url" inputMode="url" autoCapitalize="none" />
        </Field>
      </div>
      <div className="sm:col-span-2">
        <FieldGroup legend={labels.address} optional>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={copy.postalCode} error={errors.address?.postalCode?.message}>
              <TextInput {...register("address.postalCode")} inputMode="numeric" />
            </Field>
            <Field label={copy.prefecture} error={errors.address?.prefecture?.message}>
              <Select {...register("address.prefecture", chosenNumber)} options={prefectures} />
            </Field>
            <Field label={copy.cityAndStreet} error={errors.address?.cityAndStreet?.message}>
              <TextInput {...register("address.cityAndStreet")} />
            </Field>
            <Field label={copy.building} error={errors.address?.building?.message}>
              <TextInput {...register("address.building")} />
            </Field>
          </div>
        </FieldGroup>
      </div>
      <div className="sm:col-span-2">
        <Field
          label={labels.contact}
          optional
          help={copy.contactHelp}
          error={errors.contact?.message}
        >
          <TextInput {...register("contact")} autoComplete="off" />
        </Field>
      </div>
      <Field label={labels.industry} optional error={errors.industry?.message}>
        <Select {...register("industry", chosen)} options={optionsOf(industries, industryLabels)} />
      </Field>
      <Field label={labels.companyScale} optional error={errors.companyScale?.message}>
        <Select
          {...register("companyScale", chosen)}
          options={optionsOf(searchableScales, companyScaleLabels)}
        />
      </Field>
      <Field label={labels.teamSize} optional error={errors.teamSize?.message}>
        <Select {...register("teamSize", chosen)} options={optionsOf(teamSizes, teamSizeLabels)} />
      </Field>
      <Field label={labels.foundedYear} optional error={errors.foundedYear?.message}>
        <TextInput {...register("foundedYear")} inputMode="numeric" />
      </Field>
      <Field label={labels.representative} optional error={errors.representative?.message}>
        <TextInput {...register("representative")} />
      </Field>
      <Field
        label={labels.corporateNumber}
        optional
        help={isOperator ? copy.corporateHelp : copy.corporateByOperator}
        error={errors.corporateNumber?.message}
      >
        <TextInput
          {...register("corporateNumber")}
          inputMode="numeric"
          readOnly={!isOperator}
          placeholder={isOperator ? undefined : copy.notEntered}
        />
      </Field>
    </div>
  );
}
