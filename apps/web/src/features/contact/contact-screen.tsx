import { inquiryCategories } from "@tefuda/domain/inquiry/constants";
import { inquiryCategoryHelp, inquiryCategoryLabels } from "@tefuda/domain/inquiry/labels.ja";
import type { ReactNode } from "react";
import { Card } from "@/ui/card";
import { DescriptionList } from "@/ui/description-list";
import { PageHeader } from "@/ui/page-header";
import { PageContainer } from "@/ui/shell/page-container";
import { ContactForm } from "./contact-form";
import { contactCopy as copy } from "./copy.ja";

interface ContactScreenProps {
  brand: string;
  /** Who runs the product. */
  operator: string;
  /** The desk's mail address, when there is one. */
  contact: string | undefined;
  /** What is known of a member who writes. */
  reader?: { readonly name: string; readonly email: string } | undefined;
  /** What it is about, when a link has said so. */
  category?: string | undefined;
}

/** The contact and complaint desk: a form, and what else there is. */
export function ContactScreen(props: ContactScreenProps) {
  const { brand, operator, contact, reader, category = "" } = props;
  const { name = "", email = "" } = reader ?? {};
  return (
    <PageContainer width="narrow">
      <PageHeader title={copy.title} lead={copy.lead(brand)} />
      <Card>
        <ContactForm initial={{ values: { category, name, email, content: "" }, errors: {} }} />
      </Card>
      <Part title={copy.categories}>
        <DescriptionList
          items={inquiryCategories.map((category) => ({
            term: inquiryCategoryLabels[category],
            value: inquiryCategoryHelp[category],
          }))}
        />
      </Part>
      {contact && (
        <Part title={copy.other.title}>
          <p className="text-ink-2">{copy.other.body}</p>
          <p>
            <a href={`mailto:${contact}`} className="text-indigo underline underline-offset-4">
              {contact}
            </a>
          </p>
        </Part>
      )}
      <Part title={copy.urgent.title}>
        <p className="text-ink-2">{copy.urgent.body}</p>
      </Part>
      <Part title={copy.desk.title}>
        <p className="text-ink-2">{operator}</p>
      </Part>
    </PageContainer>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-lg">{title}</h2>
      {children}
    </section>
  );
}
