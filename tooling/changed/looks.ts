import { readFileSync } from "node:fs";
import { type Screen, screens } from "../../e2e/screens.ts";
import { TURNS } from "../../e2e/support/turn.ts";
import { root } from "../paths.mjs";
import { readRuns } from "../report/record.ts";
import { linksOf, reach } from "../rows/links.ts";
import { answersBelow, answerTo, listAnswers } from "../rows/pages.ts";
import { type Project, remember } from "../rows/project.ts";
import { isInEveryPage } from "../rows/reaching.ts";
import { listFiles } from "../sources.ts";
import { changedFiles } from "./files.ts";
import { countCommits, lastPassed } from "./history.ts";
import { isUnderAll } from "./journeys.ts";

/** What looks at every screen, and over them at windows. */
const LOOKERS = ["e2e/accessibility.spec.ts", "e2e/windows.spec.ts"];
/** What a page looks like is made here; all else gives it its data. */
const isOfLooks = (file: string) => /^(apps\/web|packages\/domain)\//.test(file);

/**
 * The names of the screens that a change reaches: by the pages at their addresses, by what those import, early
 * or late, or all by what looks at them.
 * @param changed paths from the project's folder
 */
export function screensReached(
  changed: readonly string[],
  screens: readonly Screen[],
  project: Project,
): string[] {
  const links = remember((file) => linksOf(file, project));
  const answers = listAnswers(project.files);
  const isTest = (file: string) => file.startsWith("e2e/");
  const looking = reach(LOOKERS, links, (file) => !isTest(file));
  const isForAll = (file: string) =>
    isUnderAll(file) || isInEveryPage(file) || (isTest(file) && looking.has(file));
  if (changed.some(isForAll)) return screens.map(({ name }) => name);

  const pagesOf = ({ path, prepare }: Screen): Iterable<string> => {
    // What is done there may lead to any other page.
    if (prepare) return answers.flatMap(({ files }) => files);
    if (typeof path === "string") return answerTo(path, answers);
    const below = path.link.source.replace(/^\^/, "").replaceAll("\\/", "/");
    return [
      ...answerTo(path.on, answers),
      ...answersBelow(below.replace(/[\\[($?*+|].*$/, ""), answers),
    ];
  };
  const isReached = (screen: Screen) => {
    const files = reach(pagesOf(screen), links, (file) => !isOfLooks(file));
    return changed.some((file) => files.has(file));
  };
  return screens.filter(isReached).map(({ name }) => name);
}

/** What a run of the browser tests looks at, as their environment and in words. */
export interface Looks {
  readonly env: Readonly<Record<string, string>>;
  readonly words: string;
}

/**
 * A third of the screens and windows, whose turn goes by the number of commits, and those that the change since
 * the last run that passed reaches. Everything where git cannot say.
 * @param changed what has changed, where only that is to be tested
 */
export async function chooseLooks(changed?: readonly string[]): Promise<Looks> {
  const commits = countCommits();
  const since = lastPassed(await readRuns());
  if (commits === undefined || since === undefined)
    return {
      env: {},
      words: "Every screen and window is looked at: git knows of no earlier commit.",
    };
  const project = {
    files: new Set(listFiles(root)),
    read: (file: string) => readFileSync(root + file, "utf8"),
  };
  const reached = screensReached(changed ?? changedFiles(since), screens, project);
  const turn = commits % TURNS;
  const change = changed ? "the change" : `the change since ${since.slice(0, 7)}`;
  const names = reached.length < screens.length ? `: ${reached.join(", ") || "none"}` : "";
  return {
    env: { LOOK_TURN: String(turn), LOOK_REACHED: reached.join(",") },
    words: `Of the screens and windows third ${turn + 1} of ${TURNS} is looked at, and ${reached.length} of ${screens.length} screens that ${change} reaches${names}.`,
  };
}
