import { posix } from "node:path";

const APP = "apps/web/src/app";
/** Files that Next puts around a page, by their names. */
const around =
  /^(layout|template|loading|error|not-found|global-error|default|(opengraph-image|icon).*)\.tsx?$/;
const answers = /^(page|route|robots|sitemap|manifest)\.tsx?$/;

/** A page or another answer of the web app. */
export interface Answer {
  readonly segments: readonly string[];
  /** Its own file, and those that Next puts around it. */
  readonly files: readonly string[];
}

export function listAnswers(files: Iterable<string>): Answer[] {
  const all = [...files].filter((file) => file.startsWith(`${APP}/`));
  const frames = all.filter((file) => around.test(posix.basename(file)));
  return all
    .filter((file) => answers.test(posix.basename(file)))
    .map((file) => {
      const folder = posix.dirname(file);
      const own = /^(page|route)\./.test(posix.basename(file))
        ? []
        : [posix.basename(file).replace(/\.tsx?$/, "")];
      const segments = folder.slice(APP.length).split("/").filter(isSegment).concat(own);
      const framing = frames.filter((frame) => `${folder}/`.startsWith(`${posix.dirname(frame)}/`));
      return { segments, files: [file, ...framing] };
    });
}

const isSegment = (part: string) => part !== "" && !/^[(@]/.test(part);
const isOpen = (segment: string) => segment.startsWith("[");

/** The answer to an address; what nothing answers comes to the page that says so. */
export function answerTo(path: string, answers: readonly Answer[]): readonly string[] {
  const parts = path
    .replace(/[?#].*$/, "")
    .split("/")
    .filter((part) => part !== "");
  const fits = answers.filter(({ segments }) => covers(segments, parts));
  const [best] = fits.sort((a, b) => openness(a) - openness(b));
  return best?.files ?? [`${APP}/layout.tsx`, `${APP}/not-found.tsx`];
}

function covers(segments: readonly string[], parts: readonly string[]): boolean {
  const rest = segments.findIndex((segment) => segment.startsWith("[..."));
  if (rest < 0 && segments.length !== parts.length) return false;
  if (rest >= parts.length) return false;
  return segments.every(
    (segment, index) => isOpen(segment) || segment === parts[index] || (rest >= 0 && index > rest),
  );
}

const openness = ({ segments }: Answer) => segments.filter(isOpen).length;

/** Every answer at an address or below it: for texts of which one cannot know where they lead. */
export function answersBelow(text: string, answers: readonly Answer[]): string[] {
  const parts = text
    .replace(/[?#].*$/, "")
    .split("/")
    .filter((part) => part !== "");
  return answers
    .filter(({ segments }) =>
      parts.length === 0
        ? segments.length === 0
        : parts.every((part, index) => {
            const segment = segments[index];
            return segment !== undefined && (isOpen(segment) || segment === part);
          }),
    )
    .flatMap(({ files }) => files);
}
