"use server";

import { caller } from "@/platform/server/caller";
import { type ContactState, submitContact } from "./state";

/** Takes the form of a reader whose browser runs no scripts. */
export async function postContact(_before: ContactState, form: FormData): Promise<ContactState> {
  return submitContact(form, (inquiry) => caller().inquiry.sendInquiry.mutate(inquiry));
}
