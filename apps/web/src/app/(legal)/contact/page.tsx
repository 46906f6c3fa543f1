import type { Metadata } from "next";
import { desk } from "@/features/account/legal/desk";
import { LegalDocument } from "@/features/account/legal/legal-document";
import { contactPage } from "@/features/account/legal/notices.ja";

export const metadata: Metadata = { title: contactPage(desk()).title };

export default function ContactPage() {
  return <LegalDocument text={contactPage(desk())} />;
}
