import { Check } from "lucide-react";
import { ButtonLink } from "@/ui/button-link";
import { landingCopy } from "./copy.ja";
import { Section } from "./section";
import type { Reader } from "./types";

const copy = landingCopy.companies;

/** The other side of the table: what the product does for companies. */
export function Companies({ reader }: { reader: Reader }) {
  return (
    <Section id="companies" mark={copy.mark} title={copy.title} lead={copy.text} ground="indigo">
      <div className="grid items-end gap-8 lg:grid-cols-[1.4fr_1fr]">
        <ul className="grid gap-3">
          {copy.items.map((item) => (
            <li key={item} className="flex gap-3">
              <span className="mt-0.5 grid size-6 shrink-0 place-items-center rounded-full bg-indigo text-on-indigo">
                <Check className="size-4" aria-hidden="true" />
              </span>
              <span className="min-w-0">{item}</span>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-3 lg:justify-end">
          {reader === "visitor" && (
            <ButtonLink href="/ace/login" variant="secondary" className="max-sm:w-full">
              {copy.login}
            </ButtonLink>
          )}
          <ButtonLink href="/contact" variant="secondary" className="max-sm:w-full">
            {copy.contact}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
