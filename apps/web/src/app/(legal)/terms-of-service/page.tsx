import type { Metadata } from "next";
import { desk } from "@/features/account/legal/desk";
import { LegalDocument } from "@/features/account/legal/legal-document";
import { terms } from "@/features/account/legal/terms.ja";

export const metadata: Metadata = { title: terms(desk()).title };

export default function TermsOfServicePage() {
  return <LegalDocument text={terms(desk())} />;
}
