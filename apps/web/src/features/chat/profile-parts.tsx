import { personalityPrompts } from "@tefuda/domain/options/personalities";
import type { Outputs } from "@/platform/trpc";
import { Avatar } from "@/ui/avatar";
import { DescriptionList } from "@/ui/description-list";
import { profileCopy as copy } from "./profile-copy.ja";

type Profiles = Outputs["matching"]["partnerProfile"];
export type JokerDoc = Extract<Profiles, { side: "joker" }>["joker"];
export type AceDoc = NonNullable<Extract<Profiles, { side: "ace" }>["ace"]>;

export interface ProfileHeadProps {
  name: string;
  image: string | null;
  line: string;
}

export function ProfileHead({ name, image, line }: ProfileHeadProps) {
  return (
    <div className="flex items-center gap-4">
      <Avatar name={name} src={image} size="lg" />
      <div className="min-w-0">
        <p className="font-semibold text-lg">{name}</p>
        {line && <p className="text-ink-2 text-sm">{line}</p>}
      </div>
    </div>
  );
}

interface CareerDoc {
  readonly id: string;
  readonly companyName: string;
  readonly position?: string | null;
  readonly startWorkingDuration: string;
  readonly endWorkingDuration?: string | null;
  readonly business?: string | null;
  readonly businessDetail?: string | null;
}

/** Where someone has worked, the most recent first. */
export function CareerList({ careers }: { careers: readonly CareerDoc[] }) {
  if (careers.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h3 className="text-base">{copy.careers}</h3>
      <ul className="grid gap-3">
        {careers.map((career) => (
          <li key={career.id} className="grid gap-1 rounded-md border border-line px-4 py-3">
            <p className="font-semibold">
              {[career.companyName, career.position].filter(Boolean).join("　")}
            </p>
            <p className="text-ink-2 text-sm tabular-nums">
              {career.startWorkingDuration}〜{career.endWorkingDuration ?? copy.present}
            </p>
            {[career.business, career.businessDetail].map(
              (text) =>
                text && (
                  <p key={text} className="whitespace-pre-line text-sm">
                    {text}
                  </p>
                ),
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What someone answered to the prompts about themselves. */
export function Personalities({ entries }: { entries: JokerDoc["personalities"] }) {
  if (entries.length === 0) return null;
  return (
    <DescriptionList
      items={entries.map(({ key, text }) => ({ term: personalityPrompts[key], value: text }))}
    />
  );
}

/** Labels of what was chosen, in one line. */
export function labelsOf<Key extends string>(
  keys: readonly Key[],
  labels: Readonly<Record<Key, string>>,
): string {
  return keys.map((key) => labels[key]).join("、");
}
