import { COMPASS_DISCLAIMER } from "@tefuda/domain/compass/labels.ja";
import type { ActorKind } from "@tefuda/domain/policy/actor";
import { Check } from "lucide-react";
import { Banner } from "@/ui/banner";
import { buttonClass } from "@/ui/button-class";
import { ButtonLink } from "@/ui/button-link";
import { Card } from "@/ui/card";
import { PageContainer } from "@/ui/shell/page-container";
import { compassCopy } from "./copy.ja";
import { compassPaths } from "./paths";

const { top: copy } = compassCopy;

/** What the career compass is, and the way in. */
export function CompassTop({ reader }: { reader: ActorKind }) {
  return (
    <PageContainer>
      <section className="grid justify-items-center gap-6 rounded-lg bg-accent-tint px-6 py-12 text-center md:py-16">
        <div className="grid gap-3">
          <p className="font-semibold text-indigo text-sm tracking-widest">{compassCopy.title}</p>
          <h1 className="text-balance text-2xl [word-break:auto-phrase] md:text-3xl">
            {copy.heading}
          </h1>
          <p className="mx-auto max-w-xl text-balance text-ink-2 [word-break:auto-phrase]">
            {copy.body}
          </p>
        </div>
        {reader === "visitor" || reader === "joker" ? (
          <div className="flex w-full flex-wrap justify-center gap-3">
            {/* The form is loaded by itself: only its own address may listen to a microphone. */}
            <a
              href={compassPaths.form}
              className={buttonClass({ size: "lg", className: "max-sm:w-full sm:min-w-52" })}
            >
              {copy.start}
            </a>
            {reader === "joker" && (
              <ButtonLink
                href={compassPaths.latest}
                size="lg"
                variant="secondary"
                className="max-sm:w-full"
              >
                {copy.latest}
              </ButtonLink>
            )}
          </div>
        ) : (
          <Banner inset>{copy.forSeekers}</Banner>
        )}
      </section>
      <section className="grid gap-4" aria-labelledby="compass-steps">
        <h2 id="compass-steps" className="text-xl">
          {copy.stepsTitle}
        </h2>
        <ol className="grid gap-4 md:grid-cols-3">
          {copy.steps.map(({ title, body }, index) => (
            <Card as="li" key={title} className="grid content-start gap-2">
              <p aria-hidden="true" className="font-semibold text-accent text-xl tabular-nums">
                {index + 1}
              </p>
              <h3 className="text-base">{title}</h3>
              <p className="text-ink-2 text-sm">{body}</p>
            </Card>
          ))}
        </ol>
      </section>
      <section className="grid gap-4" aria-labelledby="compass-promises">
        <h2 id="compass-promises" className="text-xl">
          {copy.promisesTitle}
        </h2>
        <ul className="grid gap-2">
          {copy.promises.map((promise) => (
            <li key={promise} className="flex gap-2 text-sm">
              <Check className="h-lh w-4 shrink-0 text-pine" aria-hidden="true" />
              {promise}
            </li>
          ))}
        </ul>
        <p className="text-ink-3 text-xs">{COMPASS_DISCLAIMER}</p>
      </section>
    </PageContainer>
  );
}
