import type { Metadata } from "next";
import { desk } from "@/features/account/legal/desk";
import { LegalDocument } from "@/features/account/legal/legal-document";
import { terms } from "@/features/account/legal/terms.ja";
import { pageMetadata } from "../../_seo/page-metadata";

export const metadata: Metadata = pageMetadata({
  title: terms(desk()).title,
  path: "/terms-of-service",
});

export default function TermsOfServicePage() {
  return <LegalDocument text={terms(desk())} />;
}
