import type { Metadata } from "next";
import { desk } from "@/features/account/legal/desk";
import { LegalDocument } from "@/features/account/legal/legal-document";
import { privacy } from "@/features/account/legal/privacy.ja";
import { pageMetadata } from "../../_seo/page-metadata";

export const metadata: Metadata = pageMetadata({
  title: privacy(desk()).title,
  path: "/privacy-policy",
});

export default function PrivacyPolicyPage() {
  return <LegalDocument text={privacy(desk())} />;
}
