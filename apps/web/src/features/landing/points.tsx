import clsx from "clsx";
import { landingCopy } from "./copy.ja";
import { pointScenes } from "./point-scenes";
import { Section } from "./section";

const copy = landingCopy.points;
const spans = ["lg:col-span-7", "lg:col-span-5", "lg:col-span-5", "lg:col-span-7"];

/** What is different here, each with a piece of the screen that shows it. */
export function Points() {
  return (
    <Section title={copy.title} lead={copy.lead} ground="sunken">
      <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-12">
        {copy.items.map(({ key, title, text }, index) => (
          <li
            key={key}
            className={clsx(
              "grid grid-rows-[1fr_auto] gap-6 overflow-hidden rounded-lg border border-line bg-surface pt-6 md:pt-8",
              spans[index],
            )}
          >
            <div className="grid content-start gap-2 px-6 md:px-8">
              <h3 className="text-xl">{title}</h3>
              <p className="text-ink-2 text-sm">{text}</p>
            </div>
            <div aria-hidden="true" className="px-6 md:px-8">
              {pointScenes[key]}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
