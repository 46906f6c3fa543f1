import { posix } from "node:path";
import { isTest } from "../sources.ts";
import type { Facts, Import } from "./parse.ts";
import { resolveImport, type Target } from "./resolve.ts";
import {
  contentRules,
  type FolderRule,
  featureRemedy,
  fixtureRemedy,
  folderRules,
  testsMayImport,
  webZones,
} from "./rules.ts";

/** Folders that no rule covers: a new package states its arrows before it is used. */
export function checkFolders(workspaces: readonly string[]): string[] {
  return workspaces
    .filter((folder) => !folderRules[folder])
    .map((folder) => `${folder} has no rule. State what it may import in tooling/arrows/rules.ts.`);
}

/** Every breach of the rules in one file, each with its line and its remedy. */
export function checkFile(file: string, facts: Facts, workspaces: readonly string[]): string[] {
  return [...checkImports(file, facts, workspaces), ...checkContent(file, facts)];
}

function checkContent(file: string, facts: Facts): string[] {
  if (isTest(file)) return [];
  return contentRules
    .filter((rule) => rule.appliesTo.test(file) && !rule.except.test(file))
    .flatMap((rule) =>
      [...new Set(facts[rule.fact])].map((line) => `${file}:${line} ${rule.message}`),
    );
}

function checkImports(file: string, facts: Facts, workspaces: readonly string[]): string[] {
  const home = workspaces.find((folder) => file.startsWith(`${folder}/`));
  const rule = home && folderRules[home];
  if (!home || !rule) return [];
  return facts.imports.flatMap((imported) => {
    const target = resolveImport(file, imported.specifier, home, workspaces);
    const remedy = refusal({ file, home, rule, imported, target });
    return remedy ? [`${file}:${imported.line} imports ${imported.specifier}. ${remedy}`] : [];
  });
}

interface Arrow {
  readonly file: string;
  readonly home: string;
  readonly rule: FolderRule;
  readonly imported: Import;
  readonly target: Target;
}

function refusal(arrow: Arrow): string | undefined {
  const { file, home, rule, imported, target } = arrow;
  const relative = imported.specifier.startsWith(".");
  if (relative && target.folder !== home) {
    return "A relative import stays in its package: import the other by its package name.";
  }
  if (target.path === undefined) return refusedLibrary(arrow);
  if (isTest(target.path) && !isTest(file)) return fixtureRemedy;
  if (target.folder === home)
    return home === "apps/web" ? refusedZone(file, target.path) : undefined;

  const { folder } = target;
  if (folder === undefined) return rule.remedy;
  if (isTest(file) && testsMayImport.includes(folder)) return undefined;
  if (rule.typesOf?.includes(folder)) return imported.typeOnly ? undefined : rule.remedy;
  if (!rule.mayImport.includes(folder)) return rule.remedy;
  const only = rule.onlyFile?.[folder];
  return only && posix.basename(target.path) !== only ? rule.remedy : undefined;
}

function refusedLibrary({ file, rule, imported }: Arrow): string | undefined {
  if (!rule.libraries || isTest(file)) return undefined;
  const known = rule.libraries.some(
    (name) => imported.specifier === name || imported.specifier.startsWith(`${name}/`),
  );
  return known ? undefined : rule.remedy;
}

function refusedZone(file: string, path: string): string | undefined {
  if (isTest(file)) return undefined;
  for (const zone of Object.values(webZones)) {
    if (!file.startsWith(zone.below)) continue;
    if (zone.refuses.some((folder) => path.startsWith(folder))) return zone.remedy;
  }
  const features = webZones.features.below;
  if (!file.startsWith(features) || !path.startsWith(features)) return undefined;
  const featureOf = (name: string) => name.slice(features.length).split("/")[0];
  return featureOf(file) === featureOf(path) ? undefined : featureRemedy;
}
