import type { Metadata } from "next";
import { About } from "@/features/landing/about";
import { aboutCopy } from "@/features/landing/about-copy.ja";
import { operatorSettings } from "@/platform/settings";
import { brand } from "../../site";

export const metadata: Metadata = {
  title: aboutCopy.title,
  description: aboutCopy.description,
  alternates: { canonical: "/about" },
};

export default function AboutPage() {
  return <About brand={brand} operator={operatorSettings()} />;
}
