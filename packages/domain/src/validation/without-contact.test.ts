import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { aceFormSchemas, saveAceStepSchema } from "../ace/step-save.ts";
import { saveJokerSchema } from "../joker/save-schema.ts";
import { saveStepSchema } from "../joker/step-save-schema.ts";
import { stepSchemas } from "../joker/step-schemas.ts";
import { createLikeSchema } from "../like/schema.ts";
import { createOfferSchema } from "../offer/schema.ts";
import { formatZodError } from "./fields.ts";

const id = "0198a5f0-1111-7000-8000-000000000001";
const refusal = "連絡先（メールアドレス、電話番号、SNSのIDなど）は記載できません";
const plain = "法人営業を5年担当し、2023年度の売上は120%でした。";
const long = `${plain}お客さまの課題を伺い、社内のチームと一緒に解決する仕事です。`;

const career = {
  companyName: "青空製作所",
  startWorkingDuration: "2020-04",
  isCurrentWorkplace: true,
  business: long,
};
const offer = {
  offerId: id,
  jokerId: id,
  recruitmentId: id,
  reason: long,
  message: long,
  minSalary: 500,
  maxSalary: 700,
  purpose: "casual",
};
const personality = (text: string) => [{ key: "strength", text }];

const jokerStep = (step: string, values: object) => ({ step, values, lockVersion: 0 });
const ofCareer = (field: string) => (text: string) => ({
  careers: [{ ...career, [field]: text }],
});
const savedCareer = (field: string) => (text: string) =>
  jokerStep("careers", ofCareer(field)(text));
const ofAce = (step: string, field: string) => (text: string) => jokerStep(step, { [field]: text });

type Row = readonly [
  field: string,
  path: string,
  schema: z.ZodType,
  send: (text: string) => unknown,
  usual: string,
];

/** Every text that the other side reads before a match. */
const fields: readonly Row[] = [
  [
    "introduction of the form",
    "introduction",
    stepSchemas.introduction,
    (introduction) => ({ introduction }),
    plain,
  ],
  [
    "introduction of a step",
    "introduction",
    saveStepSchema,
    (introduction) => jokerStep("introduction", { introduction }),
    plain,
  ],
  [
    "introduction of the profile",
    "profile.introduction",
    saveJokerSchema,
    (introduction) => ({ profile: { introduction } }),
    plain,
  ],
  [
    "skills",
    "skills.0",
    saveStepSchema,
    (skill) => jokerStep("skills", { skills: [skill] }),
    "営業",
  ],
  [
    "personality",
    "personalities.0.text",
    saveStepSchema,
    (text) => jokerStep("personalities", { personalities: personality(text) }),
    plain,
  ],
  [
    "company of a career in the form",
    "careers.0.companyName",
    stepSchemas.careers,
    ofCareer("companyName"),
    "青空製作所",
  ],
  [
    "business of a career in the form",
    "careers.0.business",
    stepSchemas.careers,
    ofCareer("business"),
    long,
  ],
  [
    "company of a career",
    "careers.0.companyName",
    saveStepSchema,
    savedCareer("companyName"),
    "青空製作所",
  ],
  ["position of a career", "careers.0.position", saveStepSchema, savedCareer("position"), "課長"],
  ["business of a career", "careers.0.business", saveStepSchema, savedCareer("business"), long],
  [
    "detail of a career",
    "careers.0.businessDetail",
    saveStepSchema,
    savedCareer("businessDetail"),
    plain,
  ],
  [
    "business of a career of the profile",
    "careers.0.business",
    saveJokerSchema,
    (business) => ({ profile: {}, careers: [{ ...career, business }] }),
    long,
  ],
  [
    "message of a like",
    "message",
    createLikeSchema,
    (message) => ({ likeId: id, aceId: id, message }),
    plain,
  ],
  ["reason of an offer", "reason", createOfferSchema, (reason) => ({ ...offer, reason }), long],
  ["message of an offer", "message", createOfferSchema, (message) => ({ ...offer, message }), long],
  [
    "introduction of an ace in the form",
    "introduction",
    aceFormSchemas.introduction,
    (introduction) => ({ introduction }),
    plain,
  ],
  [
    "introduction of an ace",
    "introduction",
    saveAceStepSchema,
    ofAce("introduction", "introduction"),
    plain,
  ],
  ["values of an ace", "valueInJob", saveAceStepSchema, ofAce("valueInJob", "valueInJob"), long],
  [
    "appeal by an ace",
    "appealOfWorking",
    saveAceStepSchema,
    ofAce("appealOfWorking", "appealOfWorking"),
    long,
  ],
  ["business of an ace", "business", saveAceStepSchema, ofAce("business", "business"), plain],
  [
    "detail of an ace's business",
    "businessDetail",
    saveAceStepSchema,
    ofAce("business", "businessDetail"),
    long,
  ],
  [
    "position of an ace",
    "position",
    saveAceStepSchema,
    (position) => jokerStep("positionOccupation", { position, occupations: [] }),
    "部長",
  ],
  [
    "school of an ace",
    "graduatedSchool",
    saveAceStepSchema,
    ofAce("education", "graduatedSchool"),
    "青空大学",
  ],
  [
    "faculty of an ace",
    "graduatedFacultyDepartment",
    saveAceStepSchema,
    ofAce("education", "graduatedFacultyDepartment"),
    "経済学部",
  ],
  ["career of an ace", "careers.0.business", saveAceStepSchema, savedCareer("business"), long],
  [
    "personality of an ace",
    "personalities.0.text",
    saveAceStepSchema,
    (text) => jokerStep("personalities", { personalities: personality(text) }),
    plain,
  ],
];

describe.each(fields)("%s", (_, path, schema, send, usual) => {
  const faultsOf = (text: string) => {
    const { error } = schema.safeParse(send(text));
    return error ? formatZodError(error) : {};
  };

  it("takes a plain text", () => {
    expect(faultsOf(usual)).toEqual({});
  });

  it.each(["a@example.jp", "090-1234-5678", "０９０ １２３４ ５６７８", "LINE ID: taro_123"])(
    "refuses %s",
    (contact) => {
      expect(faultsOf(`${usual} ${contact}`)).toEqual({ [path]: refusal });
    },
  );
});

it("leaves alone what is absent or emptied", () => {
  expect(saveJokerSchema.parse({ profile: {} }).profile).toStrictEqual({});
  expect(stepSchemas.introduction.parse({ introduction: "" })).toEqual({ introduction: undefined });
});
