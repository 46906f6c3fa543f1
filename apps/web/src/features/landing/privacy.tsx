import clsx from "clsx";
import { Building2, Eye, EyeOff, Mail } from "lucide-react";
import { landingCopy } from "./copy.ja";
import { Section } from "./section";

const copy = landingCopy.privacy;
const icons = {
  employer: <Building2 aria-hidden="true" />,
  letters: <Mail aria-hidden="true" />,
} as const;

/** Who sees what, and when. */
export function Privacy() {
  return (
    <Section title={copy.title} lead={copy.lead}>
      <div className="grid items-start gap-8 lg:grid-cols-[1.25fr_1fr] lg:gap-12">
        <div className="overflow-hidden rounded-lg border border-line bg-surface px-4 py-2 sm:px-6">
          <table className="w-full border-collapse text-sm">
            <caption className="sr-only">{copy.caption}</caption>
            <thead>
              <tr className="border-line border-b text-ink-2 text-xs crowded:hidden">
                <th scope="col" className="py-3 pr-3 text-left font-semibold">
                  {copy.item}
                </th>
                {[copy.before, copy.after].map((when) => (
                  <th key={when} scope="col" className="w-20 px-1 py-3 font-semibold sm:w-28">
                    {when}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {copy.rows.map(({ item, before, after }) => (
                <tr
                  key={item}
                  className="border-line border-b last:border-0 crowded:grid crowded:grid-cols-2"
                >
                  <th scope="row" className="py-4 pr-3 text-left font-semibold crowded:col-span-2">
                    {item}
                  </th>
                  <Seen when={copy.before} isShown={before} />
                  <Seen when={copy.after} isShown={after} />
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <ul className="grid gap-8 lg:pt-4">
          {copy.notes.map(({ key, title, text }) => (
            <li key={key} className="flex gap-4">
              <span className="grid size-11 shrink-0 place-items-center rounded-md bg-indigo-tint text-indigo [&_svg]:size-6">
                {icons[key]}
              </span>
              <div className="grid content-start gap-1">
                <h3 className="text-lg">{title}</h3>
                <p className="text-ink-2 text-sm">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function Seen({ when, isShown }: { when: string; isShown: boolean }) {
  const Icon = isShown ? Eye : EyeOff;
  return (
    <td className="px-1 py-4 text-center">
      <span className="hidden text-ink-2 text-xs crowded:block" aria-hidden="true">
        {when}
      </span>
      <span
        className={clsx(
          "inline-flex flex-col items-center gap-1 text-xs",
          isShown ? "font-semibold text-pine" : "text-ink-2",
        )}
      >
        <Icon className="size-5" aria-hidden="true" />
        {isShown ? copy.shown : copy.hidden}
      </span>
    </td>
  );
}
