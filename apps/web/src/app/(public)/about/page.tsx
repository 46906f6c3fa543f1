import type { Metadata } from "next";
import { About } from "@/features/landing/about";
import { aboutCopy } from "@/features/landing/about-copy.ja";
import { optionalMe } from "@/platform/server/guard";
import { operatorSettings } from "@/platform/settings";
import { pageMetadata } from "../../_seo/page-metadata";
import { brand } from "../../site";

export const metadata: Metadata = pageMetadata({
  title: aboutCopy.title,
  description: aboutCopy.description,
  path: "/about",
});

export default async function AboutPage() {
  const { kind } = await optionalMe();
  return <About isVisitor={kind === "visitor"} brand={brand} operator={operatorSettings()} />;
}
