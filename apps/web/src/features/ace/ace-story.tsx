import { personalityPrompts } from "@tefuda/domain/options/personalities";
import { ExternalLink } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Card } from "@/ui/card";
import { CareerTimeline } from "./career-timeline.tsx";
import { aceCopy as copy } from "./copy.ja.ts";
import type { AceProfileDoc } from "./types.ts";

/** What someone tells of themselves and their work; what they did not write is left out. */
export function AceStory({ profile }: { profile: AceProfileDoc }) {
  const { introduction, valueInJob, appealOfWorking, businessDetail, businessURL } = profile;
  const { careers, personalities } = profile;
  return (
    <div className="grid gap-11">
      {valueInJob && (
        <Part title={copy.value}>
          <blockquote className="rounded-lg bg-accent-tint px-6 py-7 sm:px-8">
            <p className="whitespace-pre-line text-lg leading-relaxed [word-break:auto-phrase]">
              {valueInJob}
            </p>
          </blockquote>
        </Part>
      )}
      {introduction && (
        <Part title={copy.introduction}>
          <p className="whitespace-pre-line">{introduction}</p>
        </Part>
      )}
      {appealOfWorking && (
        <Part title={copy.appeal}>
          <p className="whitespace-pre-line">{appealOfWorking}</p>
        </Part>
      )}
      {(businessDetail || businessURL) && (
        <Part title={copy.business}>
          {businessDetail && <p className="whitespace-pre-line">{businessDetail}</p>}
          {businessURL && (
            <a
              href={businessURL}
              target="_blank"
              rel="noopener noreferrer"
              className="target inline-flex w-fit items-center gap-1.5 text-indigo text-sm underline decoration-indigo/40 underline-offset-4 hover:decoration-indigo"
            >
              {copy.businessLink}
              <ExternalLink className="size-3.5" aria-hidden="true" />
              <span className="sr-only">{copy.newWindow}</span>
            </a>
          )}
        </Part>
      )}
      {personalities.length > 0 && (
        <Part title={copy.personalities}>
          <ul className="grid gap-4 pairs-[15rem]">
            {personalities.map(({ key, text }) => (
              <Card as="li" key={key} className="grid content-start gap-2">
                <h3 className="text-indigo text-sm">{personalityPrompts[key]}</h3>
                <p className="whitespace-pre-line">{text}</p>
              </Card>
            ))}
          </ul>
        </Part>
      )}
      {careers.length > 0 && (
        <Part title={copy.careers}>
          <CareerTimeline careers={careers} />
        </Part>
      )}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
