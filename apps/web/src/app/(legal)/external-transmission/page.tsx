import type { Metadata } from "next";
import { desk } from "@/features/account/legal/desk";
import { LegalDocument } from "@/features/account/legal/legal-document";
import { externalTransmission } from "@/features/account/legal/notices.ja";

export const metadata: Metadata = { title: externalTransmission(desk()).title };

export default function ExternalTransmissionPage() {
  return <LegalDocument text={externalTransmission(desk())} />;
}
