import { landingCopy } from "./copy.ja";
import { Section } from "./section";
import { stepScenes } from "./step-scenes";

const copy = landingCopy.steps;

/** How it works, in three cards. */
export function Steps() {
  return (
    <Section id="how" title={copy.title} lead={copy.lead}>
      <ol className="grid gap-6 lg:grid-cols-3">
        {copy.items.map(({ key, title, text }, index) => (
          <li
            key={key}
            className="grid content-start overflow-hidden rounded-lg border border-line bg-surface md:max-lg:grid-cols-[18rem_1fr]"
          >
            <div
              aria-hidden="true"
              className="grid min-h-58 place-items-center bg-sunken px-6 py-7 md:max-lg:h-full"
            >
              {stepScenes[key]}
            </div>
            <div className="grid content-start gap-3 p-6">
              <h3 className="flex items-baseline gap-3 text-xl">
                <span className="font-semibold text-accent-ink text-lg tabular-nums">
                  {index + 1}
                </span>
                {title}
              </h3>
              <p className="text-ink-2 text-sm">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
