import { profileSections } from "@tefuda/domain/joker/profile-sections.ja";
import { Card } from "@/ui/card";
import { Tag } from "@/ui/tag";
import { jokerRecordCopy as copy } from "./copy.ja";
import type { JokerRecord } from "./types";

/** The profile as it was typed, to be read only. */
export function RecordProfile({ profile }: Pick<JokerRecord, "profile">) {
  return (
    <Card as="section" pad="none" aria-label={copy.profile}>
      <h2 className="border-line border-b px-5 py-4 text-lg">{copy.profile}</h2>
      {profileSections(profile).map(({ step, title, entries }) => (
        <section
          key={step}
          aria-label={title}
          className="grid gap-x-5 gap-y-2 border-line border-b px-5 py-3.5 last:border-0 xl:grid-cols-[9rem_minmax(0,1fr)]"
        >
          <h3 className="pt-0.5 font-normal text-ink-2 text-sm">{title}</h3>
          <div className="grid min-w-0 gap-3">
            {entries.length === 0 && <p className="text-ink-3 text-sm">{copy.emptySection}</p>}
            {entries.map(({ label, note, text, words }) => (
              <div key={`${label}${text}${words}`} className="min-w-0">
                {label && <p className="font-semibold text-sm">{label}</p>}
                {note && <p className="text-ink-3 text-xs">{note}</p>}
                {text && <p className="whitespace-pre-line break-words text-sm">{text}</p>}
                {words && (
                  <ul className="flex flex-wrap gap-1.5">
                    {words.map((word) => (
                      <li key={word} className="min-w-0">
                        <Tag label={word} />
                      </li>
                    ))}
                  </ul>
                )}
              </div>
            ))}
          </div>
        </section>
      ))}
    </Card>
  );
}
