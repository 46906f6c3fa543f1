import type { Metadata } from "next";
import { desk } from "@/features/account/legal/desk";
import { LegalDocument } from "@/features/account/legal/legal-document";
import { externalTransmission } from "@/features/account/legal/notices.ja";
import { MeasuredBy } from "@/features/measuring/measured-by";
import { tagManager } from "@/platform/settings";
import { pageMetadata } from "../../_seo/page-metadata";

export const metadata: Metadata = pageMetadata({
  title: externalTransmission(desk()).title,
  path: "/external-transmission",
});

export default function ExternalTransmissionPage() {
  const manager = tagManager();
  return (
    <LegalDocument text={externalTransmission(desk(), manager !== undefined)}>
      {manager && <MeasuredBy manager={manager} />}
    </LegalDocument>
  );
}
