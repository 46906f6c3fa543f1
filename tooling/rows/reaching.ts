import { parse, visit } from "../syntax.ts";
import { linksOf, reach } from "./links.ts";
import { answersBelow, answerTo, listAnswers } from "./pages.ts";
import { callsIn, listProcedures } from "./procedures.ts";
import { type Project, remember } from "./project.ts";
import type { Ran } from "./reports.ts";

const START = "apps/server/src/main.ts";
/** What every page comes with: the settings it was built with, its manifest, and the service worker. */
export const isInEveryPage = (file: string) =>
  /^apps\/web\/(next\.config|src\/app\/manifest)\.ts$/.test(file) ||
  /^apps\/web\/src\/service-worker\/[^.]+\.js$/.test(file);
const isBrowserTest = (file: string) => /\.(journey|spec)\.ts$/.test(file);
const isHarness = (file: string) => file.startsWith("packages/testing/");
/** The server starts with every call in it: which of them a test needs, its own calls say. */
const isCall = (file: string) => file.startsWith("apps/server/src/routers/") || isHarness(file);

/** Finds the files that a test can speak of, by what it imports or by where it goes in a browser. */
export function makeReaching(project: Project) {
  const links = remember((file) => linksOf(file, project));
  const answers = listAnswers(project.files);
  const procedures = listProcedures(project);
  const inEveryPage = [...project.files].filter(isInEveryPage);
  const imports = remember((file) => reach([file], links));
  const start = remember(() => reach(project.files.has(START) ? [START] : [], links, isCall));

  /** The calls that a page makes on the server, which no browser sees. */
  const callsOfPages = (files: Iterable<string>, all: boolean) =>
    [...files]
      .filter((file) => /^apps\/web\/src\/.*\.tsx?$/.test(file))
      .map((file) => project.read(file))
      .filter((source) => all || /server\/caller|const caller\b/.test(source))
      .flatMap((source) => callsIn(source, procedures));

  const served = (own: Set<string>, pages: Iterable<string>, calls: readonly string[]) =>
    new Set([
      ...own,
      ...pages,
      ...inEveryPage,
      ...start(START),
      ...reach(
        calls.flatMap((call) => procedures.get(call) ?? []),
        links,
        isCall,
      ),
    ]);

  const ownFiles = remember((file) => reach([file], links, isHarness));

  const seen = (file: string, ran: readonly Ran[]) => {
    const routes = new Set(ran.flatMap(({ routes }) => routes));
    const pages = reach(
      [...routes].flatMap((route) => answerTo(route, answers)),
      links,
    );
    const calls = ran.flatMap(({ procedures }) => procedures);
    return served(ownFiles(file), pages, [...calls, ...callsOfPages(pages, false)]);
  };

  /**
   * Without a report: what a test's texts could lead to, all that the pages there could call, and
   * any page alone, as links in mails and on pages lead to some that no text names.
   */
  const supposed = remember((file) => {
    const own = ownFiles(file);
    const texts = [...own].flatMap((path) => addressesIn(path, project));
    const pages = reach(
      texts.flatMap((text) => answersBelow(text, answers)),
      links,
    );
    const spelled = [...own].flatMap((path) => callsIn(project.read(path), procedures));
    for (const { files } of answers) for (const page of files) pages.add(page);
    return served(own, pages, [...spelled, ...callsOfPages(pages, true)]);
  });

  /** @param ran what the report says of the test; nothing where there is none */
  return (file: string, ran: readonly Ran[]): ReadonlySet<string> => {
    if (!isBrowserTest(file)) return imports(file);
    return ran.some(({ routes }) => routes.length > 0) ? seen(file, ran) : supposed(file);
  };
}

/** The texts of a browser test that look like addresses, those of patterns also. */
function addressesIn(file: string, project: Project): string[] {
  if (!/^e2e\/.*\.ts$/.test(file)) return [];
  const texts: string[] = [];
  visit(parse(file, project.read(file)), (node) => {
    const { regex, value } = node as { regex?: { pattern: string }; value?: unknown };
    const pattern = regex?.pattern.replace(/^\^/, "").replaceAll("\\/", "/");
    const raw = (value as { raw?: string } | undefined)?.raw;
    const text = pattern?.replace(/[\\[($?*+|].*$/, "") ?? raw ?? value;
    if (typeof text === "string" && /^\/[\w/-]*/.test(text)) texts.push(text);
  });
  return texts;
}
