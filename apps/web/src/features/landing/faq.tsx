import { ChevronDown } from "lucide-react";
import { landingCopy } from "./copy.ja";
import { Section } from "./section";

const copy = landingCopy.faq;

/** Questions that open without a script. */
export function Faq() {
  return (
    <Section title={copy.title}>
      <div className="grid max-w-4xl border-line border-t">
        {copy.items.map(({ question, answer }) => (
          <details key={question} className="group border-line border-b">
            <summary className="flex min-h-16 list-none items-center gap-4 rounded-sm py-4 font-semibold hover:text-accent-ink [&::-webkit-details-marker]:hidden">
              <span className="min-w-0 flex-1">{question}</span>
              <ChevronDown
                className="size-5 shrink-0 text-ink-3 transition-transform group-open:rotate-180"
                aria-hidden="true"
              />
            </summary>
            <p className="max-w-3xl pr-9 pb-6 text-ink-2 text-sm">{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
