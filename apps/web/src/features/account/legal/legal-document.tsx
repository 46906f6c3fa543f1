import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { PageHeader } from "@/ui/page-header";
import { PageContainer } from "@/ui/shell/page-container";
import { legalCopy } from "./copy.ja";
import type { LegalBlock, LegalText } from "./document";

/** A text of many sections, to be read on any screen, with a list of its sections where it is long. */
export function LegalDocument({ text, children }: { text: LegalText; children?: ReactNode }) {
  const { title, lead, version, sections } = text;
  return (
    <PageContainer width="narrow">
      <PageHeader title={title} />
      <div className="grid gap-2">
        <p>{lead}</p>
        {version && (
          <p className="text-ink-2 text-sm">
            {legalCopy.inForce}
            <time dateTime={version}>{version.replaceAll("-", ".")}</time>
          </p>
        )}
      </div>
      {children}
      {sections.length > LONG && <Contents sections={sections} />}
      {sections.map((section, at) => (
        <section key={section.title} id={idOf(at)} className="grid scroll-mt-24 gap-3">
          <h2 className="text-lg">{section.title}</h2>
          {section.blocks.map((block) => (
            <Block key={String(block)} block={block} />
          ))}
        </section>
      ))}
    </PageContainer>
  );
}

const LONG = 6;
const idOf = (at: number) => `section-${at + 1}`;

function Contents({ sections }: Pick<LegalText, "sections">) {
  return (
    <details className="group rounded-md border border-line bg-surface px-4 py-2">
      <summary className="target flex items-center justify-between font-semibold text-sm">
        {legalCopy.contents}
        <ChevronDown className="size-5 text-ink-2 group-open:rotate-180" aria-hidden="true" />
      </summary>
      <ol className="grid gap-1 pb-2">
        {sections.map(({ title }, at) => (
          <li key={title}>
            <a
              href={`#${idOf(at)}`}
              className="inline-flex min-h-8 items-center text-indigo text-sm hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </details>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === "string")
    return (
      <p className="text-ink-2">
        <WithMailLink text={block} />
      </p>
    );
  return (
    <ol className="grid list-decimal gap-1.5 pl-6 text-ink-2">
      {block.map((item) => (
        <li key={item}>
          <WithMailLink text={item} />
        </li>
      ))}
    </ol>
  );
}

const mailAddress = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** The desk's address can be pressed wherever it stands. */
function WithMailLink({ text }: { text: string }) {
  const [before, address, after] = text.split(mailAddress);
  if (!address) return text;
  return (
    <>
      {before}
      <a href={`mailto:${address}`} className="text-indigo underline underline-offset-4">
        {address}
      </a>
      {after}
    </>
  );
}
