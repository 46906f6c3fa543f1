import { isTest } from "../sources.ts";
import type { Facts } from "./parse.ts";
import { resolveImport } from "./resolve.ts";

/**
 * The floors of packages/services, from below. A folder uses those that stand before it, on its own floor as
 * on lower ones; so no two use each other, and what one noun does because of another has one place.
 */
const serviceFloors = {
  /** What every noun stands on; it knows none of them. */
  ground: ["auth", "kernel", "monitoring", "signals", "live", "request-limit", "mail"],
  /** One folder for each thing the specification has a word for. */
  nouns: [
    "account",
    "second-factor",
    "push",
    "announce",
    "notification",
    "hidden-company",
    "synonym",
    "upload",
    "ace",
    "candidate",
    "candidate-note",
    "calendar",
    "recruitment",
    "joker",
    "company",
    "article",
    "canned-reply",
    "compass",
    "inquiry",
    "agreement",
    "desk",
    "matching",
    "judgement",
    "chat",
    "schedule",
    "turn",
    "interview",
    "video",
    "favorite",
    "saved-search",
    "selection",
    "swipe",
    "offer",
    "like",
    "review",
  ],
  /** What takes several nouns through one deed, and what gathers them for a screen. */
  workflows: [
    "withdrawal",
    "dormancy",
    "activity",
    "sign-in",
    "social",
    "account-recovery",
    "sanction",
    "release",
    "report",
    "member",
    "company-admin",
    "operator-company",
    "own-profile",
    "data-export",
    "usage",
    "bridge",
    "joker-record",
    "sitemap",
    "views",
  ],
} as const;

export type Floors = Readonly<Record<keyof typeof serviceFloors, readonly string[]>>;

const services = "packages/services/src/";
const folderOf = (path: string) =>
  path.startsWith(services) ? path.slice(services.length).split("/")[0] : undefined;

interface Use {
  readonly file: string;
  readonly line: number;
  readonly from: string;
  readonly to: string;
}

/** What the folders of the services use of one another; tests are no part of it. */
function usesOf(files: ReadonlyMap<string, Facts>, workspaces: readonly string[]): Use[] {
  return [...files].flatMap(([file, { imports }]) => {
    const from = folderOf(file);
    if (from === undefined || isTest(file)) return [];
    return imports.flatMap(({ specifier, line }) => {
      const { path = "" } = resolveImport(file, specifier, "packages/services", workspaces);
      const to = folderOf(path);
      return to === undefined || to === from ? [] : [{ file, line, from, to }];
    });
  });
}

/** Imports that lead up, and folders that stand on no floor, each with its remedy. */
export function checkFloors(
  files: ReadonlyMap<string, Facts>,
  workspaces: readonly string[],
  floors: Floors = serviceFloors,
): string[] {
  const order = Object.values(floors).flat();
  const folders = new Set([...files.keys()].flatMap((file) => folderOf(file) ?? []));
  return [
    ...[...folders]
      .filter((folder) => !order.includes(folder))
      .map(
        (folder) =>
          `${services}${folder} stands on no floor. Give it a place in tooling/arrows/floors.ts, above what it uses.`,
      ),
    ...order
      .filter((folder) => !folders.has(folder))
      .map(
        (folder) =>
          `tooling/arrows/floors.ts names ${folder}, which is not there. Take it out of the list.`,
      ),
    ...usesOf(files, workspaces)
      .filter(({ from, to }) => order.indexOf(from) < order.indexOf(to))
      .map(
        ({ file, line, from, to }) =>
          `${file}:${line} leads up, from ${from} to ${to}. Move what ${from} needs below both, or what needs ${to} into a workflow.`,
      ),
  ];
}

/**
 * The floors as lines of text, the highest first, each folder with what it uses of the nouns and workflows;
 * the ground is everybody's.
 */
export function drawFloors(
  files: ReadonlyMap<string, Facts>,
  workspaces: readonly string[],
  floors: Floors = serviceFloors,
): string {
  const uses = usesOf(files, workspaces);
  const { ground, ...upper } = floors;
  const above = Object.entries(upper).reverse();
  const order = Object.values(floors).flat();
  const width = Math.max(...order.map(({ length }) => length));
  const lineOf = (folder: string) => {
    const used = new Set(uses.filter(({ from }) => from === folder).map(({ to }) => to));
    const names = order.filter((name) => used.has(name) && !ground.includes(name));
    return `  ${folder.padEnd(width)}  ${names.join(" ")}`.trimEnd();
  };
  return [
    ...above.flatMap(([floor, folders]) => [floor, ...folders.toReversed().map(lineOf), ""]),
    "ground",
    `  ${ground.join(" ")}`,
  ].join("\n");
}
