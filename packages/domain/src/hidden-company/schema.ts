import { z } from "zod";
import { HIDDEN_COMPANY, URL_MAX } from "../constants/limits.ts";
import { hiddenCompanyWord } from "../joker/hidden-company.ts";
import { requiredText, uuid } from "../validation/fields.ts";

/**
 * What a seeker hides from: a site's address or a word of it, a mail address, a company's name or its
 * corporate number, stored in the form that it is compared by (spec 5 · Hidden-company entry).
 */
const word = z
  .string()
  .max(URL_MAX)
  .transform(hiddenCompanyWord)
  .pipe(requiredText(HIDDEN_COMPANY.min, HIDDEN_COMPANY.max));

export const hiddenCompanyWordSchema = z.object({ word });
export type HiddenCompanyWord = z.output<typeof hiddenCompanyWordSchema>;

/** The id is made by the client: sending the same entry again changes nothing. */
export const hideCompanySchema = z.object({ id: uuid, word });
export type HideCompany = z.output<typeof hideCompanySchema>;

export const hiddenCompanyIdSchema = z.object({ id: uuid });
