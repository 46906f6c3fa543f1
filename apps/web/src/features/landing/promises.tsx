import { BriefcaseBusiness, EyeOff, JapaneseYen } from "lucide-react";
import { landingCopy } from "./copy.ja";

const icons = {
  free: <JapaneseYen aria-hidden="true" />,
  hidden: <EyeOff aria-hidden="true" />,
  side: <BriefcaseBusiness aria-hidden="true" />,
} as const;

/** What a careful reader asks first, answered before anything else. */
export function Promises() {
  return (
    <div className="border-line border-y bg-surface">
      <dl className="mx-auto grid max-w-(--landing-max-width) divide-line px-4 max-md:divide-y md:grid-cols-3 md:divide-x md:px-0 md:py-10">
        {landingCopy.promises.map(({ key, title, text }) => (
          <div
            key={key}
            className="relative grid content-start gap-1 py-7 pl-15 md:px-6 md:py-2 md:pl-21"
          >
            <dt className="font-semibold text-lg">
              <span className="absolute top-7 left-0 grid size-11 place-items-center rounded-md bg-accent-tint text-accent-ink md:top-2 md:left-6 [&_svg]:size-6">
                {icons[key]}
              </span>
              {title}
            </dt>
            <dd className="text-ink-2 text-sm">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
