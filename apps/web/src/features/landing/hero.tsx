import { homePaths } from "@tefuda/domain/account/guard";
import { ArrowRight } from "lucide-react";
import { ButtonLink } from "@/ui/button-link";
import { TextLink } from "@/ui/text-link";
import { landingCopy } from "./copy.ja";
import { Hand } from "./hand";
import type { Reader } from "./types";

const copy = landingCopy.hero;

export function Hero({ reader }: { reader: Reader }) {
  return (
    <section aria-labelledby="hero" className="overflow-x-clip">
      <div className="mx-auto grid max-w-(--landing-max-width) items-center gap-12 px-4 pt-10 pb-16 md:px-6 md:pt-16 md:pb-24 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)] lg:gap-8">
        <div className="relative z-10 grid gap-6">
          <p className="font-semibold text-accent-ink text-sm tracking-wide">{copy.eyebrow}</p>
          <h1 id="hero" className="text-3xl leading-snug">
            {copy.title.map((phrase) => (
              <span key={phrase} className="inline-block">
                {phrase}
              </span>
            ))}
          </h1>
          <p className="max-w-xl text-ink-2 [word-break:auto-phrase] md:text-lg md:leading-loose">
            {copy.lead}
          </p>
          <div className="grid gap-4 pt-2">
            <div className="flex flex-wrap gap-3">
              <Ways reader={reader} />
            </div>
            {reader === "visitor" && (
              <>
                <p className="text-ink-2 text-sm [word-break:auto-phrase]">{copy.note}</p>
                <p className="text-sm">
                  <TextLink href="#companies">{copy.company}</TextLink>
                </p>
              </>
            )}
          </div>
        </div>
        <Hand />
      </div>
    </section>
  );
}

function Ways({ reader }: { reader: Reader }) {
  const arrow = <ArrowRight className="order-1 size-5 shrink-0" aria-hidden="true" />;
  const how = (
    <ButtonLink href="#how" size="lg" variant="secondary" className="max-sm:w-full">
      {copy.how}
    </ButtonLink>
  );
  switch (reader) {
    case "visitor":
      return (
        <>
          <ButtonLink href="/signup-request" size="lg" icon={arrow} className="max-sm:w-full">
            {copy.signUp}
          </ButtonLink>
          <ButtonLink href="/recruitments" size="lg" variant="secondary" className="max-sm:w-full">
            {copy.look}
          </ButtonLink>
        </>
      );
    case "joker":
    case "ace":
      return (
        <>
          <ButtonLink href={homePaths[reader]} size="lg" icon={arrow} className="max-sm:w-full">
            {reader === "ace" ? copy.users : copy.offers}
          </ButtonLink>
          {how}
        </>
      );
    case "operator":
      return how;
    default:
      return reader satisfies never;
  }
}
