import { brand, operatorSettings } from "@/platform/settings";
import { legalCopy } from "./copy.ja";
import type { Desk } from "./document";

/** Who offers the product and where one reaches them, from the settings. */
export function desk(): Desk {
  const { name, contact } = operatorSettings();
  return {
    brand,
    operator: name ?? legalCopy.operatorOf(brand),
    contact: contact ?? legalCopy.contactPlaceholder,
  };
}
