import { drawProfile } from "../factories/joker-profile.ts";

const PROFILES = 600;

/** Lines of the profiles that the factories draw, each once, some of them written otherwise. */
export function populationTexts(): string[] {
  const lines = new Set<string>();
  for (let key = 0; key < PROFILES; key += 1) {
    const { careers, skills, introduction } = drawProfile(`population ${key}`, new Date(0));
    for (const text of [skills.join("\n"), introduction, ...careers.flatMap(careerTexts)])
      if (text) lines.add(text);
  }
  return [...lines].map((line, number) => (number % 9 === 0 ? line.toUpperCase() : line));
}

const careerTexts = ({
  position,
  business,
  businessDetail,
}: {
  readonly position?: string | null | undefined;
  readonly business?: string | null | undefined;
  readonly businessDetail?: string | null | undefined;
}) => [position, business, businessDetail];
