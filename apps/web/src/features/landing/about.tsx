import { Check } from "lucide-react";
import type { OperatorSettings } from "@/platform/settings";
import { ButtonLink } from "@/ui/button-link";
import { Card } from "@/ui/card";
import { CardLink } from "@/ui/card-link";
import { DescriptionList } from "@/ui/description-list";
import { PageHeader } from "@/ui/page-header";
import { SectionCard } from "@/ui/section-card";
import { PageContainer } from "@/ui/shell/page-container";
import { TextLink } from "@/ui/text-link";
import { aboutCopy as copy } from "./about-copy.ja";
import { AboutPart } from "./about-part";

export interface AboutProps {
  /** Someone signed in is not asked to sign up. */
  isVisitor: boolean;
  brand: string;
  operator: OperatorSettings;
}

/** How the service works, step by step, and who runs it. */
export function About({ isVisitor, brand, operator }: AboutProps) {
  const { flow, discover, kinds, safety, fee, forCompanies } = copy;
  return (
    <PageContainer>
      <PageHeader title={copy.title} lead={copy.lead(brand)} />
      <nav aria-label={copy.contents}>
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
          {[flow, discover, kinds, safety, fee, forCompanies, copy.operator].map(
            ({ id, title }) => (
              <li key={id}>
                <TextLink href={`#${id}`} className="inline-flex min-h-9 items-center">
                  {title}
                </TextLink>
              </li>
            ),
          )}
        </ul>
      </nav>

      <AboutPart {...flow}>
        <ol className="grid">
          {flow.items.map(({ title, text }, index) => (
            <li
              key={title}
              className="relative grid grid-cols-[auto_1fr] gap-x-5 pb-8 last:pb-0 before:absolute before:top-9 before:bottom-0 before:left-[1.125rem] before:w-px before:bg-line last:before:hidden"
            >
              <span className="grid size-9 place-items-center rounded-full border border-line bg-surface font-semibold text-accent-ink text-sm tabular-nums">
                {index + 1}
              </span>
              <div className="grid content-start gap-1 pt-1">
                <h3 className="text-lg">{title}</h3>
                <p className="text-ink-2 text-sm">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </AboutPart>

      <AboutPart {...discover}>
        <ul className="grid gap-4 sm:grid-cols-2">
          {discover.items.map(({ href, title, text }) => (
            <Card as="li" key={href} lift className="grid content-start gap-1.5">
              <h3 className="text-lg">
                <CardLink href={href}>{title}</CardLink>
              </h3>
              <p className="text-ink-2 text-sm">{text}</p>
            </Card>
          ))}
        </ul>
      </AboutPart>

      <AboutPart {...kinds}>
        <div className="grid gap-4 md:grid-cols-2">
          {kinds.items.map(({ title, text }) => (
            <div
              key={title}
              className="grid content-start gap-2 rounded-lg border border-line bg-surface p-6"
            >
              <h3 className="text-lg">{title}</h3>
              <p className="text-ink-2 text-sm">{text}</p>
            </div>
          ))}
        </div>
      </AboutPart>

      <AboutPart {...safety}>
        <ul className="grid gap-4">
          {safety.items.map((item) => (
            <li key={item} className="flex gap-3">
              <span className="mt-1 grid size-5 shrink-0 place-items-center rounded-full bg-pine-tint text-pine">
                <Check className="size-3.5" aria-hidden="true" />
              </span>
              <span className="min-w-0 text-ink-2 text-sm">{item}</span>
            </li>
          ))}
        </ul>
      </AboutPart>

      <AboutPart {...fee}>
        <p className="text-ink-2 text-sm">{fee.text}</p>
      </AboutPart>

      <AboutPart {...forCompanies}>
        <p className="text-ink-2 text-sm">{forCompanies.text}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href="/contact" variant="secondary">
            {forCompanies.contact}
          </ButtonLink>
          <ButtonLink href="/ace/login" variant="secondary">
            {forCompanies.login}
          </ButtonLink>
        </div>
      </AboutPart>

      <div id={copy.operator.id} className="pt-4">
        <Operator brand={brand} operator={operator} />
      </div>
      {isVisitor && (
        <div className="grid justify-items-center gap-4 rounded-lg bg-accent-tint px-6 py-10 text-center">
          <p className="text-balance font-semibold text-xl">{copy.closing}</p>
          <ButtonLink href="/signup-request" size="lg" className="max-sm:w-full">
            {copy.signUp}
          </ButtonLink>
        </div>
      )}
    </PageContainer>
  );
}

function Operator({ brand, operator }: Omit<AboutProps, "isVisitor">) {
  const { rows, ...text } = copy.operator;
  const known = (Object.keys(rows) as (keyof typeof rows)[]).flatMap((key) => {
    const value = operator[key];
    return value ? [{ term: rows[key], value }] : [];
  });
  return (
    <SectionCard title={text.title}>
      <DescriptionList
        items={[
          { term: text.nameLabel, value: operator.name ?? text.fallbackName(brand) },
          { term: text.service, value: text.serviceText(brand) },
          ...known,
          {
            term: text.contactLabel,
            value: <TextLink href="/contact">{text.contactLink}</TextLink>,
          },
        ]}
      />
    </SectionCard>
  );
}
