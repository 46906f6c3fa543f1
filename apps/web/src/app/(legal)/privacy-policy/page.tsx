import type { Metadata } from "next";
import { desk } from "@/features/account/legal/desk";
import { LegalDocument } from "@/features/account/legal/legal-document";
import { privacy } from "@/features/account/legal/privacy.ja";

export const metadata: Metadata = { title: privacy(desk()).title };

export default function PrivacyPolicyPage() {
  return <LegalDocument text={privacy(desk())} />;
}
