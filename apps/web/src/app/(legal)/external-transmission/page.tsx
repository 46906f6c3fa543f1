import type { Metadata } from "next";
import { desk } from "@/features/account/legal/desk";
import { LegalDocument } from "@/features/account/legal/legal-document";
import { externalTransmission } from "@/features/account/legal/notices.ja";
import { pageMetadata } from "../../_seo/page-metadata";

export const metadata: Metadata = pageMetadata({
  title: externalTransmission(desk()).title,
  path: "/external-transmission",
});

export default function ExternalTransmissionPage() {
  return <LegalDocument text={externalTransmission(desk())} />;
}
