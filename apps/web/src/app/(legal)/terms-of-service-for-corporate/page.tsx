import type { Metadata } from "next";
import { corporateTerms } from "@/features/account/legal/corporate-terms.ja";
import { desk } from "@/features/account/legal/desk";
import { LegalDocument } from "@/features/account/legal/legal-document";
import { pageMetadata } from "../../_seo/page-metadata";

export const metadata: Metadata = pageMetadata({
  title: corporateTerms(desk()).title,
  path: "/terms-of-service-for-corporate",
});

export default function CorporateTermsPage() {
  return <LegalDocument text={corporateTerms(desk())} />;
}
