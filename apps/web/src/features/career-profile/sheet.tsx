import { personalityPrompts } from "@tefuda/domain/options/personalities";
import { formatDate } from "@tefuda/domain/time/format.ja";
import { Avatar } from "@/ui/avatar";
import { DescriptionList } from "@/ui/description-list";
import { Tag } from "@/ui/tag";
import { CareerHistory } from "./career-history";
import { careerProfileCopy as copy } from "./copy.ja";
import { experienceOf, headline, type Sheet, wishesOf } from "./facts";
import { SheetSection } from "./sheet-section";

const { sections, terms } = copy;

export interface ProfileSheetProps {
  sheet: Sheet;
  /** Of the name at its head; the parts follow one below. */
  level?: 1 | 2;
}

/** A seeker's whole profile on one sheet, to read and to print; what is empty is left out. */
export function ProfileSheet({ sheet, level = 1 }: ProfileSheetProps) {
  const { introduction, careers, skills, personalities, portfolioURL } = sheet;
  const experience = [...experienceOf(sheet), ...portfolioOf(portfolioURL)];
  const wishes = wishesOf(sheet);
  const school = [sheet.graduatedSchool, sheet.graduatedFacultyDepartment].filter(Boolean);
  const part = level === 1 ? 2 : 3;
  return (
    <article className="grid gap-8 rounded-lg border border-line bg-surface px-5 py-7 sm:px-10 sm:py-12 print:gap-6 print:border-0 print:p-0">
      <Head sheet={sheet} level={level} />
      {introduction && (
        <SheetSection level={part} title={sections.introduction}>
          <p className="whitespace-pre-line">{introduction}</p>
        </SheetSection>
      )}
      <SheetSection level={part} title={sections.careers}>
        {careers.length > 0 ? (
          <CareerHistory careers={careers} level={level === 1 ? 3 : 4} />
        ) : (
          <p className="text-ink-3 text-sm">{copy.empty}</p>
        )}
      </SheetSection>
      {(skills.length > 0 || experience.length > 0) && (
        <SheetSection level={part} title={sections.experience}>
          {skills.length > 0 && (
            <ul aria-label={terms.skills} className="flex flex-wrap gap-2">
              {skills.map((skill) => (
                <li key={skill} className="min-w-0">
                  <Tag label={skill} tone="indigo" />
                </li>
              ))}
            </ul>
          )}
          {experience.length > 0 && <DescriptionList items={experience} />}
        </SheetSection>
      )}
      {school.length > 0 && (
        <SheetSection level={part} title={sections.education} isWhole>
          <p>{school.join("　")}</p>
        </SheetSection>
      )}
      {wishes.length > 0 && (
        <SheetSection level={part} title={sections.wishes} isWhole>
          <DescriptionList items={wishes} />
        </SheetSection>
      )}
      {personalities.length > 0 && (
        <SheetSection level={part} title={sections.personalities} isWhole>
          <DescriptionList
            items={personalities.map(({ key, text }) => ({
              term: personalityPrompts[key],
              value: text,
            }))}
          />
        </SheetSection>
      )}
    </article>
  );
}

function Head({ sheet, level }: { sheet: Sheet; level: 1 | 2 }) {
  const name = sheet.name || copy.noName;
  const Heading = `h${level}` as const;
  return (
    <header className="flex flex-wrap items-center gap-x-6 gap-y-4 border-ink border-b-2 pb-6 print:pb-4">
      <Avatar size="xl" name={name} src={sheet.profileImageURL} />
      <div className="grid min-w-0 flex-1 gap-1 crowded:basis-full">
        {sheet.nameKana && <p className="text-ink-2 text-xs">{sheet.nameKana}</p>}
        <Heading className="text-2xl">{name}</Heading>
        <p className="text-ink-2 text-sm">{headline(sheet)}</p>
      </div>
      <p className="text-ink-3 text-xs tabular-nums max-sm:w-full">
        {copy.asOf(formatDate(sheet.updatedAt))}
      </p>
    </header>
  );
}

/** Only a web address becomes a link. */
function portfolioOf(url: string | null) {
  if (!url || !/^https?:\/\//i.test(url)) return [];
  const link = (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      className="break-all text-indigo underline underline-offset-4"
    >
      {url}
    </a>
  );
  return [{ term: terms.portfolio, value: link }];
}
