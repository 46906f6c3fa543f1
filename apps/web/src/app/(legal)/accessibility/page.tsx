import type { Metadata } from "next";
import { desk } from "@/features/account/legal/desk";
import { LegalDocument } from "@/features/account/legal/legal-document";
import { accessibility } from "@/features/account/legal/notices.ja";

export const metadata: Metadata = { title: accessibility(desk()).title };

export default function AccessibilityPage() {
  return <LegalDocument text={accessibility(desk())} />;
}
