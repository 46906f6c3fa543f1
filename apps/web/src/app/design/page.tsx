import type { Metadata } from "next";
import { ButtonLink } from "@/ui/button-link";
import { PageHeader } from "@/ui/page-header";
import { PageContainer } from "@/ui/shell/page-container";
import { SimpleShell } from "@/ui/shell/simple-shell";
import { brand } from "../site.ts";
import { requireDevelopment } from "./allowed.ts";
import { designCopy as copy } from "./copy.ja.ts";
import { Part } from "./part.tsx";
import { Buttons } from "./sections/buttons.tsx";
import { Cards } from "./sections/cards.tsx";
import { Chat } from "./sections/chat.tsx";
import { Choices } from "./sections/choices.tsx";
import { Colours } from "./sections/colours.tsx";
import { Data } from "./sections/data.tsx";
import { Feedback } from "./sections/feedback.tsx";
import { Fields } from "./sections/fields.tsx";
import { Navigation } from "./sections/navigation.tsx";
import { Overlays } from "./sections/overlays.tsx";
import { Settings } from "./sections/settings.tsx";
import { States } from "./sections/states.tsx";
import { Type } from "./sections/type.tsx";

export const metadata: Metadata = { title: copy.title, robots: { index: false } };

const sections = {
  colours: Colours,
  type: Type,
  buttons: Buttons,
  fields: Fields,
  choices: Choices,
  cards: Cards,
  overlays: Overlays,
  feedback: Feedback,
  states: States,
  navigation: Navigation,
  data: Data,
  chat: Chat,
  settings: Settings,
} as const satisfies Record<keyof typeof copy.sections, () => React.JSX.Element>;

const keys = Object.keys(sections) as (keyof typeof sections)[];

export default async function DesignPage() {
  await requireDevelopment();
  return (
    <SimpleShell brand={brand}>
      <main id="main" tabIndex={-1}>
        <PageContainer width="wide">
          <PageHeader
            title={copy.title}
            lead={copy.lead}
            actions={
              <>
                <ButtonLink href="/design/shell" variant="secondary">
                  {copy.toShell}
                </ButtonLink>
                <ButtonLink href="/design/public" variant="secondary">
                  {copy.toPublic}
                </ButtonLink>
                <ButtonLink href="/design/focus" variant="secondary">
                  {copy.toFocus}
                </ButtonLink>
              </>
            }
          />
          <nav aria-label={copy.title}>
            <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
              {keys.map((key) => (
                <li key={key}>
                  <a
                    href={`#${key}`}
                    className="inline-flex min-h-8 items-center text-indigo hover:underline"
                  >
                    {copy.sections[key]}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          {keys.map((key) => {
            const Section = sections[key];
            return (
              <Part key={key} id={key} title={copy.sections[key]}>
                <Section />
              </Part>
            );
          })}
        </PageContainer>
      </main>
    </SimpleShell>
  );
}
