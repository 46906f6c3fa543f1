"use client";

import { Search } from "lucide-react";
import { useState } from "react";
import { Combobox } from "@/ui/combobox";
import { wholeCrop } from "@/ui/crop-geometry";
import { Field } from "@/ui/field";
import { FileButton } from "@/ui/file-button";
import { FileDrop } from "@/ui/file-drop";
import { ImageCrop } from "@/ui/image-crop";
import { PasswordInput } from "@/ui/password-input";
import { RangeSlider } from "@/ui/range-slider";
import { Select } from "@/ui/select";
import { TagInput } from "@/ui/tag-input";
import { TextArea } from "@/ui/text-area";
import { TextInput } from "@/ui/text-input";
import { designCopy } from "../copy.ja.ts";

const picture = { src: "/icon-512.png", size: { width: 512, height: 512 } };

export function Fields() {
  const copy = designCopy.fields;
  const [intro, setIntro] = useState<string>(copy.introText);
  const [company, setCompany] = useState("");
  const [skills, setSkills] = useState<string[]>([...copy.skillsValue]);
  const [age, setAge] = useState<[number, number]>([24, 38]);
  const [crop, setCrop] = useState(() => wholeCrop(picture.size));
  const places = [
    { label: copy.region.east, options: [{ value: "13", label: copy.places.tokyo }] },
    {
      label: copy.region.west,
      options: [
        { value: "27", label: copy.places.osaka },
        { value: "40", label: copy.places.fukuoka },
      ],
    },
  ];
  return (
    <div className="grid gap-x-8 gap-y-7 md:grid-cols-2">
      <Field label={copy.name} required help={copy.nameHelp}>
        <TextInput placeholder={copy.namePlaceholder} autoComplete="name" />
      </Field>
      <Field label={copy.mail} required error={copy.mailError}>
        <TextInput type="email" defaultValue={copy.mailValue} autoComplete="email" />
      </Field>
      <Field label={copy.password} required help={copy.passwordHelp}>
        <PasswordInput autoComplete="new-password" />
      </Field>
      <Field label={copy.salary} optional>
        <TextInput inputMode="numeric" after={copy.unit} />
      </Field>
      <div className="md:col-span-2">
        <Field label={copy.intro} count={{ text: intro, limit: 800 }}>
          <TextArea value={intro} onChange={(event) => setIntro(event.target.value)} />
        </Field>
      </div>
      <Field label={copy.place}>
        <Select options={places} defaultValue="" />
      </Field>
      <Field label={copy.search} help={copy.searchHelp}>
        <Combobox
          value={company}
          onChange={setCompany}
          suggestions={designCopy.companies}
          placeholder={copy.searchPlaceholder}
        />
      </Field>
      <Field label={copy.skills} help={copy.skillsHelp}>
        <TagInput
          value={skills}
          onChange={setSkills}
          suggestions={designCopy.skillList}
          placeholder={copy.skillsPlaceholder}
          max={10}
        />
      </Field>
      <RangeSlider
        label={copy.years}
        min={18}
        max={50}
        value={age}
        onChange={setAge}
        format={copy.age}
      />
      <Field label={copy.searchPlaceholder} hideLabel>
        <TextInput
          type="search"
          placeholder={copy.searchPlaceholder}
          before={<Search className="size-5" aria-hidden="true" />}
        />
      </Field>
      <Field label={copy.locked}>
        <TextInput disabled defaultValue={copy.lockedValue} />
      </Field>
      <Field label={copy.file} help={copy.fileHelp}>
        <FileButton onFiles={() => undefined} accept=".pdf" />
      </Field>
      <FileButton onFiles={() => undefined} progress={64} onCancel={() => undefined} />
      <Field label={copy.photo} help={copy.photoHelp}>
        <FileDrop hint={copy.photoDrop} onFiles={() => undefined} accept="image/png" />
      </Field>
      <ImageCrop picture={picture} crop={crop} onChange={setCrop} />
    </div>
  );
}
