import { z } from "zod";
import { email, oneOf, personName, requiredText } from "../validation/fields.ts";
import { INQUIRY_CONTENT, inquiryCategories } from "./constants.ts";

/** What a person writes to the desk. */
export const inquirySchema = z.object({
  category: oneOf(inquiryCategories),
  name: personName,
  email,
  content: requiredText(INQUIRY_CONTENT.min, INQUIRY_CONTENT.max),
  /** Nobody sees this field; what fills it in is no person. */
  website: z.string().max(2048).default(""),
});
export type Inquiry = z.output<typeof inquirySchema>;
export type InquiryInput = z.input<typeof inquirySchema>;
