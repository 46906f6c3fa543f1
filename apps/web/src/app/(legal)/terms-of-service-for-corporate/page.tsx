import type { Metadata } from "next";
import { corporateTerms } from "@/features/account/legal/corporate-terms.ja";
import { desk } from "@/features/account/legal/desk";
import { LegalDocument } from "@/features/account/legal/legal-document";

export const metadata: Metadata = { title: corporateTerms(desk()).title };

export default function CorporateTermsPage() {
  return <LegalDocument text={corporateTerms(desk())} />;
}
