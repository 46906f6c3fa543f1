import type { ProfileEntry } from "@tefuda/domain/joker/profile-sections.ja";
import { Tag } from "@/ui/tag";
import { jokerCopy } from "./copy.ja";

export interface ProfileEntriesProps {
  entries: readonly ProfileEntry[];
  /** Of the headings above entries that have a label. */
  level: 3 | 4;
}

/** What a part of the profile says: values, texts under headings, rows of words. */
export function ProfileEntries({ entries, level }: ProfileEntriesProps) {
  const Heading = `h${level}` as const;
  if (entries.length === 0)
    return <p className="text-ink-3 text-sm">{jokerCopy.confirmation.empty}</p>;
  return entries.map(({ label, note, text, words }) => (
    <div key={`${label}${text}${words}`} className="grid min-w-0 gap-0.5">
      {label && <Heading className="text-sm">{label}</Heading>}
      {note && <p className="text-ink-3 text-sm">{note}</p>}
      {text && <p className="whitespace-pre-line">{text}</p>}
      {words && words.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {words.map((word) => (
            <li key={word} className="min-w-0">
              <Tag label={word} />
            </li>
          ))}
        </ul>
      )}
    </div>
  ));
}
