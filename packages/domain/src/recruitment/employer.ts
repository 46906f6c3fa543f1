import type { Address } from "../company/schema.ts";
import { placeLabels } from "../options/workplaces.ts";
import type { Recruitment } from "./schema.ts";

interface Employer {
  readonly name: string;
  readonly address: Address | null;
  readonly contact: string | null;
}

const POSTAL_HEAD = 3;

/** An address on one line, up to building and room; empty while it names no prefecture or street. */
export function addressLine(address: Address | null | undefined): string {
  if (!address?.prefecture || !address.cityAndStreet) return "";
  const { postalCode: code, prefecture, cityAndStreet, building } = address;
  const postal = code ? `〒${code.slice(0, POSTAL_HEAD)}-${code.slice(POSTAL_HEAD)} ` : "";
  return `${postal}${placeLabels[prefecture]}${cityAndStreet}${building ? ` ${building}` : ""}`;
}

/** What a position states of who recruits: the company's name, address and contact. */
export function employerOf(
  company: Employer,
): Pick<Recruitment, "employerName" | "employerAddress" | "employerContact"> {
  const address = addressLine(company.address);
  return {
    employerName: company.name,
    ...(address && { employerAddress: address }),
    ...(company.contact && { employerContact: company.contact }),
  };
}
