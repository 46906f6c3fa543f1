import type { Metadata } from "next";
import { Landing } from "@/features/landing/landing";
import { optionalMe } from "@/platform/server/guard";
import { siteOrigin } from "@/platform/settings";
import { pageMetadata } from "../_seo/page-metadata";
import { StructuredData } from "../_seo/structured-data";
import { website } from "../_seo/things";
import { brand, defaultDescription } from "../site";
import { Picks } from "./picks";

export const metadata: Metadata = pageMetadata({ path: "/" });

export default async function TopPage() {
  const { kind } = await optionalMe();
  return (
    <>
      <StructuredData
        data={website(siteOrigin(), { name: brand, description: defaultDescription })}
      />
      <Landing reader={kind} picks={<Picks />} />
    </>
  );
}
