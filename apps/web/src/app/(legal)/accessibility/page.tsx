import type { Metadata } from "next";
import { desk } from "@/features/account/legal/desk";
import { LegalDocument } from "@/features/account/legal/legal-document";
import { accessibility } from "@/features/account/legal/notices.ja";
import { pageMetadata } from "../../_seo/page-metadata";

export const metadata: Metadata = pageMetadata({
  title: accessibility(desk()).title,
  path: "/accessibility",
});

export default function AccessibilityPage() {
  return <LegalDocument text={accessibility(desk())} />;
}
