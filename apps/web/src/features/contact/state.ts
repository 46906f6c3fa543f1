import { failureOf } from "@/platform/errors";
import type { Inputs } from "@/platform/trpc";

type Sent = Inputs["inquiry"]["sendInquiry"];

/** What stands in the form. */
export type ContactValues = Record<"category" | "name" | "email" | "content", string>;

export interface ContactState {
  readonly values: ContactValues;
  /** Messages beside fields. */
  readonly errors: Readonly<Record<string, string>>;
  /** What is about the form as a whole. */
  readonly failure?: string | undefined;
  /** The number under which the inquiry was taken. */
  readonly number?: string | undefined;
}

/** What is sent. The server alone decides what a category is, and says so beside the field. */
export type Send = (inquiry: Sent) => Promise<{ readonly number: string }>;

/** Sends what the form holds, and answers what is to be shown: nothing typed is lost. */
export async function submitContact(form: FormData, send: Send): Promise<ContactState> {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const values: ContactValues = {
    category: text("category"),
    name: text("name"),
    email: text("email"),
    content: text("content"),
  };
  try {
    const { number } = await send({ ...values, website: text("website") } as Sent);
    return { values, errors: {}, number };
  } catch (error) {
    const { fields, message } = failureOf(error);
    const isOfFields = Object.keys(fields).length > 0;
    return { values, errors: fields, failure: isOfFields ? undefined : message };
  }
}
