import { z } from "zod";
import * as limits from "../constants/limits.ts";
import { placeholdersIn } from "../text/placeholders.ts";
import { requiredText, uuid } from "../validation/fields.ts";
import { offerMessages } from "./labels.ja.ts";
import { type OfferPlaceholder, offerPlaceholders } from "./template.ts";

const isKnown = (name: string): name is OfferPlaceholder =>
  (offerPlaceholders as readonly string[]).includes(name);

/** Why a template's body cannot be kept, when it cannot. */
function wrongPlaceholder(body: string): string | undefined {
  for (const { whole, name } of placeholdersIn(body)) {
    if (isKnown(name) && whole === `{${name}}`) continue;
    return name.toLowerCase().includes("joker")
      ? offerMessages.placeholderPerson
      : offerMessages.placeholderUnknown(whole);
  }
  return undefined;
}

export const saveOfferTemplateSchema = z
  .object({
    /** Made by the client; an unknown one is a new template. */
    templateId: uuid,
    name: requiredText(limits.OFFER_TEMPLATE_NAME.min, limits.OFFER_TEMPLATE_NAME.max),
    /** The text of an offer's body; never of its reason. */
    body: requiredText(limits.OFFER_MESSAGE.min, limits.OFFER_MESSAGE.max),
    isShared: z.boolean(),
    /** Of the template as it was opened; 0 for a new one. */
    lockVersion: z.number().int().nonnegative(),
  })
  .superRefine(({ body }, ctx) => {
    const message = wrongPlaceholder(body);
    if (message) ctx.addIssue({ code: "custom", path: ["body"], message });
  });
export type SaveOfferTemplate = z.output<typeof saveOfferTemplateSchema>;

export const offerTemplateIdSchema = z.object({ templateId: uuid });
