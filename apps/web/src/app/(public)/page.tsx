import type { Metadata } from "next";
import { Landing } from "@/features/landing/landing";
import { optionalMe } from "@/platform/server/guard";
import { defaultDescription, defaultTitle } from "../site";

export const metadata: Metadata = {
  title: { absolute: defaultTitle },
  description: defaultDescription,
  alternates: { canonical: "/" },
};

export default async function TopPage() {
  const { kind } = await optionalMe();
  return <Landing reader={kind} />;
}
