import { z } from "zod";
import { HIDDEN_COMPANY, URL_MAX } from "../constants/limits.ts";
import { hiddenCompanyWord } from "../joker/hidden-company.ts";
import { countGraphemes } from "../text/graphemes.ts";
import { requiredText, uuid } from "../validation/fields.ts";
import { messages } from "../validation/messages.ja.ts";

/**
 * What a seeker hides from: a site's address or a word of it, a mail address, a company's name or its
 * corporate number, stored in the form that it is compared by (spec 5 · Hidden-company entry).
 */
const word = z
  .string()
  // Of an address only the host counts; what is longer than any is told what a word may be.
  .max(URL_MAX, {
    error: ({ input }) => messages.textTooLong(HIDDEN_COMPANY.max, countGraphemes(String(input))),
  })
  .transform(hiddenCompanyWord)
  .pipe(requiredText(HIDDEN_COMPANY.min, HIDDEN_COMPANY.max));

export const hiddenCompanyWordSchema = z.object({ word });
export type HiddenCompanyWord = z.output<typeof hiddenCompanyWordSchema>;

/** The id is made by the client: sending the same entry again changes nothing. */
export const hideCompanySchema = z.object({ id: uuid, word });
export type HideCompany = z.output<typeof hideCompanySchema>;

export const hiddenCompanyIdSchema = z.object({ id: uuid });
