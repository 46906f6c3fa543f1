import type { offerTemplates } from "@tefuda/db/schema/offer";
import type { AceRow } from "./ace.ts";
import { stableId } from "./ids.ts";
import { daysBefore } from "./times.ts";

type OfferTemplateRow = typeof offerTemplates.$inferSelect;

const KEPT_SINCE_DAYS = 45;

/** A body of offers that an ace keeps to write from. */
export function makeOfferTemplate(
  now: Date,
  ace: Pick<AceRow, "id" | "companyId">,
  fields: Pick<OfferTemplateRow, "name" | "body" | "isShared">,
): OfferTemplateRow {
  const keptAt = daysBefore(now, KEPT_SINCE_DAYS);
  return {
    id: stableId("offerTemplate", `${ace.id}:${fields.name}`),
    companyId: ace.companyId,
    aceId: ace.id,
    ...fields,
    lockVersion: 1,
    createdAt: keptAt,
    updatedAt: keptAt,
  };
}
