import type { Metadata } from "next";
import { compassCopy } from "@/features/compass/copy.ja";
import { compassPaths } from "@/features/compass/paths";
import { CompassTop } from "@/features/compass/top";
import { optionalMe } from "@/platform/server/guard";
import { siteOrigin } from "@/platform/settings";
import { pageMetadata } from "../../_seo/page-metadata";
import { StructuredData } from "../../_seo/structured-data";
import { breadcrumb } from "../../_seo/things";
import { brand } from "../../site";

export const metadata: Metadata = pageMetadata({
  title: compassCopy.title,
  description: compassCopy.description,
  path: compassPaths.top,
});

const crumbs = [
  { label: brand, href: "/" },
  { label: compassCopy.title, href: compassPaths.top },
];

export default async function CompassPage() {
  const { kind } = await optionalMe();
  return (
    <>
      <StructuredData data={breadcrumb(siteOrigin(), crumbs)} />
      <CompassTop reader={kind} />
    </>
  );
}
