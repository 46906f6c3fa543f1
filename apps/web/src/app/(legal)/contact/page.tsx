import { inquiryCategories } from "@tefuda/domain/inquiry/constants";
import type { Metadata } from "next";
import { desk } from "@/features/account/legal/desk";
import { ContactScreen } from "@/features/contact/contact-screen";
import { contactCopy } from "@/features/contact/copy.ja";
import { optionalMe } from "@/platform/server/guard";
import { operatorSettings } from "@/platform/settings";
import { pageMetadata } from "../../_seo/page-metadata";

export const metadata: Metadata = pageMetadata({
  title: contactCopy.title,
  description: contactCopy.description,
  path: "/contact",
});

interface ContactPageProps {
  searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export default async function ContactPage({ searchParams }: ContactPageProps) {
  const { category } = await searchParams;
  const { brand, operator } = desk();
  const me = await optionalMe();
  const reader = me.kind === "visitor" ? undefined : { name: me.name ?? "", email: me.email };
  return (
    <ContactScreen
      brand={brand}
      operator={operator}
      contact={operatorSettings().contact}
      reader={reader}
      category={inquiryCategories.find((one) => one === category)}
    />
  );
}
