/** What a folder may import of ours. A folder of apps/ or packages/ without a rule is refused. */
export interface FolderRule {
  readonly mayImport: readonly string[];
  /** Folders of which only types may be imported. */
  readonly typesOf?: readonly string[];
  /** Folders of which only files of this name may be imported. */
  readonly onlyFile?: Readonly<Record<string, string>>;
  /** When given, the only libraries that may be imported. */
  readonly libraries?: readonly string[];
  /** Why, and what to do instead. */
  readonly remedy: string;
}

export const folderRules: Readonly<Record<string, FolderRule>> = {
  "packages/domain": {
    mayImport: [],
    // Pure themselves: shapes, differences of texts, a table of holidays, the directory of a zip.
    libraries: ["zod", "diff", "@holiday-jp/holiday_jp", "fflate"],
    remedy: "The domain is pure: let the caller hand in what it needs as a value or a function.",
  },
  "packages/db": {
    mayImport: ["packages/domain"],
    remedy: "Queries know tables and the domain only: move the rule to packages/domain.",
  },
  "packages/adapters": {
    mayImport: ["packages/domain"],
    remedy: "An adapter knows its port and the domain only: let the service hand in what it needs.",
  },
  "packages/services": {
    mayImport: ["packages/domain", "packages/db", "packages/adapters"],
    onlyFile: { "packages/adapters": "port" },
    remedy: "A service knows ports, not engines: import the adapter's `port` and use `ctx.ports`.",
  },
  "packages/testing": {
    mayImport: ["packages/domain", "packages/db", "packages/services", "packages/adapters"],
    remedy: "Factories stand below the apps: move what is shared into packages/services.",
  },
  "apps/server": {
    mayImport: [
      "packages/domain",
      "packages/db",
      "packages/services",
      "packages/adapters",
      "packages/testing",
    ],
    remedy: "The server holds transport only and never reaches into the pages.",
  },
  "apps/web": {
    mayImport: ["packages/domain"],
    typesOf: ["apps/server"],
    remedy:
      "Pages call the server like any client: use the tRPC client, and `import type` for its router.",
  },
};

/** What tests may import beyond their folder's rule: real engines and factories, never an app. */
export const testsMayImport = [
  "packages/domain",
  "packages/db",
  "packages/services",
  "packages/adapters",
  "packages/testing",
];

/** Folders inside apps/web that must not know one another. */
export const webZones = {
  ui: {
    below: "apps/web/src/ui/",
    refuses: ["apps/web/src/features/", "apps/web/src/platform/", "apps/web/src/app/"],
    remedy: "The design system has no feature words and fetches nothing: pass props.",
  },
  platform: {
    below: "apps/web/src/platform/",
    refuses: ["apps/web/src/features/", "apps/web/src/app/"],
    remedy: "The platform carries every feature and knows none: let the feature register with it.",
  },
  features: {
    below: "apps/web/src/features/",
    refuses: ["apps/web/src/app/"],
    remedy: "Routes import features, not the other way round: pass the value as a prop.",
  },
} as const;

export const featureRemedy =
  "Features meet only in pages: compose both in apps/web/src/app, or move what they share to ui/ or packages/domain.";

export const fixtureRemedy =
  "The product does not lean on its tests: move what both need into a file of its own.";

export const circleRemedy =
  "Move what they share to the lower one, or to a file below both: a type binds them as well.";

/** A rule on what a file says, not on what it imports; tests are free of all three. */
export interface ContentRule {
  readonly fact: "environmentLines" | "clockLines" | "japaneseLines";
  readonly appliesTo: RegExp;
  readonly except: RegExp;
  readonly message: string;
}

const configurationFile = /(^|\/)[^/]+\.config\.ts$/;

export const contentRules: readonly ContentRule[] = [
  {
    fact: "environmentLines",
    appliesTo: /^(apps|packages)\//,
    except: new RegExp(
      `^apps/server/src/config\\.ts$|^apps/web/src/platform/settings\\.ts$|^packages/testing/|${configurationFile.source}`,
    ),
    message:
      "reads the environment. Only apps/server/src/config.ts does (and apps/web/src/platform/settings.ts for what the server set): read it there and hand it on.",
  },
  {
    fact: "clockLines",
    appliesTo: /^packages\/(domain|services)\//,
    except: /^$/,
    message: "reads the machine's clock. Take `now: Date` as an argument, or `ctx.clock()`.",
  },
  {
    fact: "japaneseLines",
    appliesTo: /^(packages\/services|apps\/server|apps\/web)\/src\//,
    except: /\.ja\.tsx?$|\/content\//,
    message:
      "holds text that a person reads. Move it to the feature's copy.ja.ts (pages), or to labels.ja.ts or messages.ja.ts (domain).",
  },
];
