import { join, resolve } from "node:path";
import type { GoogleSettings } from "@tefuda/adapters/calendar/google";
import type { S3Settings } from "@tefuda/adapters/files/s3";
import type { SmtpSettings } from "@tefuda/adapters/mail/smtp";
import type { HostedSettings } from "@tefuda/adapters/search/hosted/hosted";
import type { DatabaseOptions } from "@tefuda/db/client";
import type { TagManager } from "@tefuda/domain/monitoring/tag";
import type { RelaySettings } from "@tefuda/services/kernel/context";
import { z } from "zod";
import { type AiSettings, aiOf } from "./ai-settings.ts";
import { readCaFile } from "./ca-file.ts";
import { databaseOf } from "./database-settings.ts";
import { listeningAddress, reachedAt, shownAt } from "./own-address.ts";
import { ownSecret, SECRET_LENGTH } from "./own-secret.ts";
import { namesOwnMachine, ownCallKey } from "./plugins/own-machine.ts";
import { proxies } from "./proxy-settings.ts";
import { type PushSettings, pushOf, pushServices } from "./push-settings.ts";
import { relayOf, serverList } from "./relay-settings.ts";
import { flag, url } from "./setting-kinds.ts";
import { type SocialSettings, socialOf } from "./social-settings.ts";
import { container, placeList, tagManagerOf } from "./tag-settings.ts";
import { WrongSetting } from "./wrong-setting.ts";

export { WrongSetting };

/** Where secrets are sent to: only this machine itself is trusted without TLS. */
const providerUrl = url("http:", "https:").refine(
  (value) => {
    const { protocol, hostname } = URL.parse(value) ?? {};
    return protocol === "https:" || (hostname !== undefined && namesOwnMachine(hostname));
  },
  { error: "must be a URL that starts with https://" },
);

/** The address of a sender such as `Tefuda <no-reply@example.jp>`. */
const addressOf = (sender: string) => /<([^<>]*)>$/.exec(sender)?.[1] ?? sender;

/** Every setting the server reads, with its default. The table in docs/reference/settings.md lists the same names. */
export const settings = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("production"),
  HOST: listeningAddress.default("127.0.0.1"),
  PORT: z.coerce
    .number({ error: "must be a port number" })
    .int()
    .min(0)
    .max(65535, { error: "must be a port number" })
    .default(3000),
  DATA_DIR: z.string().min(1).default("./data"),
  DATABASE_URL: url("postgres:", "postgresql:").optional(),
  DATABASE_DIRECT_URL: url("postgres:", "postgresql:").optional(),
  DATABASE_POOL: z.coerce
    .number({ error: "must be a number from 2 to 100" })
    .int()
    .min(2)
    .max(100)
    .default(10),
  DATABASE_PREPARE: flag.optional(),
  ROLE: z
    .enum(["all", "web", "api", "worker"], { error: "must be all, web, api or worker" })
    .default("all"),
  WEB_CONCURRENCY: z.coerce
    .number({ error: "must be a number from 1 to 64" })
    .int()
    .min(1)
    .max(64)
    .default(1),
  API_ORIGIN: url("http:", "https:").optional(),
  SEED: z.enum(["demo", "none"], { error: 'must be "demo" or "none"' }).optional(),
  PUBLIC_URL: url("http:", "https:").optional(),
  AUTH_SECRET: z
    .string()
    .trim()
    .min(SECRET_LENGTH, { error: `must have at least ${SECRET_LENGTH} characters` })
    .optional(),
  SMTP_URL: url("smtp:", "smtps:").optional(),
  SMTP_CA_FILE: z.string().optional(),
  MAIL_FROM: z
    .string()
    .refine((value) => /^[^\s<>@]+@[^\s<>@]+$/.test(addressOf(value)), {
      error: "must be a mail address, with a name before it or without",
    })
    .default("no-reply@localhost"),
  S3_ENDPOINT: url("http:", "https:").optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, { error: "must be the name of a bucket" })
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/, { error: "must be the name of a region, such as ap-northeast-1" })
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  ALGOLIA_APP_ID: z.string().optional(),
  ALGOLIA_API_KEY: z.string().optional(),
  ALGOLIA_INDEX: z
    .string()
    .regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/, { error: "must be the name of an index" })
    .optional(),
  ALGOLIA_HOST: url("http:", "https:").optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_SIGN_IN: flag.default(false),
  GOOGLE_ISSUER: providerUrl.default("https://accounts.google.com"),
  GOOGLE_AUTHORIZATION_URL: providerUrl.default("https://accounts.google.com/o/oauth2/v2/auth"),
  GOOGLE_TOKEN_URL: providerUrl.default("https://oauth2.googleapis.com/token"),
  GOOGLE_JWKS_URL: providerUrl.default("https://www.googleapis.com/oauth2/v3/certs"),
  GOOGLE_REVOCATION_URL: providerUrl.default("https://oauth2.googleapis.com/revoke"),
  GOOGLE_CALENDAR_URL: providerUrl.default("https://www.googleapis.com/calendar/v3"),
  FACEBOOK_APP_ID: z.string().optional(),
  FACEBOOK_APP_SECRET: z.string().optional(),
  FACEBOOK_AUTHORIZATION_URL: providerUrl.default("https://www.facebook.com/v24.0/dialog/oauth"),
  FACEBOOK_TOKEN_URL: providerUrl.default("https://graph.facebook.com/v24.0/oauth/access_token"),
  FACEBOOK_GRAPH_URL: providerUrl.default("https://graph.facebook.com/v24.0"),
  OPENAI_BASE_URL: providerUrl.optional(),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_MODEL: z.string().optional(),
  SPEECH_BASE_URL: providerUrl.optional(),
  SPEECH_API_KEY: z.string().optional(),
  SPEECH_MODEL: z.string().default("tts-1"),
  SPEECH_VOICE: z.string().default("alloy"),
  TRANSCRIPTION_BASE_URL: providerUrl.optional(),
  TRANSCRIPTION_API_KEY: z.string().optional(),
  TRANSCRIPTION_MODEL: z.string().default("whisper-1"),
  STUN_URLS: serverList("stun:", "stuns:").optional(),
  TURN_URLS: serverList("turn:", "turns:").optional(),
  TURN_SECRET: z.string().min(16, { error: "must have at least 16 characters" }).optional(),
  PUSH_SERVICES: pushServices.optional(),
  PUSH_CA_FILE: z.string().optional(),
  TAG_MANAGER_ID: container.optional(),
  TAG_MANAGER_ORIGIN: providerUrl.default("https://www.googletagmanager.com"),
  TAG_MANAGER_CONNECT: placeList.optional(),
  OPERATOR_NAME: z.string().optional(),
  OPERATOR_REPRESENTATIVE: z.string().optional(),
  OPERATOR_ADDRESS: z.string().optional(),
  OPERATOR_CONTACT: z.email({ error: "must be a mail address" }).optional(),
  JOB_INFORMATION_NUMBER: z.string().optional(),
  TELECOMMUNICATIONS_NUMBER: z.string().optional(),
  NEXT_PUBLIC_BRAND_NAME: z.string().min(1).max(40).default("Tefuda"),
  DEV_PAGES: flag.optional(),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "silent"]).default("info"),
  TRUST_PROXY: proxies.default(0),
});

/** The settings after defaults that depend on one another are filled in. */
export interface Config {
  readonly development: boolean;
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly database: DatabaseOptions;
  /** Where others come, accounts that everybody knows are `refused` unless asked for. */
  readonly seed: "demo" | "none" | "refused";
  /** Which part of the product this process is; `all` unless several share one PostgreSQL. */
  readonly role: "all" | "web" | "api" | "worker";
  /** How many processes serve on the port. */
  readonly concurrency: number;
  /** Where pages make their calls when another process answers them. */
  readonly apiOrigin: string | undefined;
  /** Set when the product is reached under another address than its own host and port. */
  readonly publicUrl: string | undefined;
  /** The address that people use, without a slash at its end. */
  readonly origin: string;
  /** Where this process reaches itself. */
  readonly ownOrigin: string;
  readonly authSecret: string;
  /** Where uploaded files are kept. */
  readonly files: { readonly folder: string } | { readonly s3: S3Settings };
  /** The hosted search index; the one in memory when undefined. */
  readonly hostedSearch: HostedSettings | undefined;
  /** The provider of members' calendars; none is offered when undefined. */
  readonly googleCalendar: Omit<GoogleSettings, "redirectUri" | "limitMs"> | undefined;
  /** The providers by which job seekers sign in; each is offered where its settings are. */
  readonly social: SocialSettings;
  /** The career compass's model and its servers for speech; rules and no sound without them. */
  readonly ai: AiSettings;
  /** What browsers of an interview reach each other by; undefined where they need nothing. */
  readonly relay: RelaySettings | undefined;
  /** How pushes reach the browsers' services. */
  readonly push: PushSettings;
  /** What measures beside our own events, for whoever allows it; undefined for nothing. */
  readonly tagManager: TagManager | undefined;
  /** How mails leave; undefined where they stay in the outbox. */
  readonly smtp: SmtpSettings | undefined;
  /** The address of who sends them. */
  readonly mailAddress: string;
  /** Where inquiries are sent to, beside being kept. */
  readonly desk: string | undefined;
  readonly brand: string;
  /** Serves the outbox and the design page; never for real people. */
  readonly devPages: boolean;
  readonly logLevel: string;
  /** How many proxies stand before the server, or which ones. */
  readonly trustProxy: number | readonly string[];
}

/**
 * Reads and checks the settings.
 * @throws WrongSetting naming each setting that is wrong.
 */
export function readConfig(
  env: Readonly<Record<string, string | undefined>> = process.env,
): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const read = settings.safeParse(given);
  if (!read.success)
    throw new WrongSetting(
      read.error.issues
        .map((issue) => `Setting ${issue.path.join(".")} ${issue.message}.`)
        .join("\n"),
    );
  const set = read.data;
  if (!set.DATABASE_URL) {
    // The embedded database has one owner; a process that only serves calls may be that owner.
    if (set.ROLE === "web" || set.ROLE === "worker")
      throw new WrongSetting(`Setting ROLE ${set.ROLE} needs DATABASE_URL.`);
    if (set.WEB_CONCURRENCY > 1)
      throw new WrongSetting("Setting WEB_CONCURRENCY above 1 needs DATABASE_URL.");
  }
  if (set.ROLE === "web" && !set.API_ORIGIN)
    throw new WrongSetting("Setting ROLE web needs API_ORIGIN.");
  const development = set.NODE_ENV === "development";
  const dataDir = resolve(set.DATA_DIR);
  const publicUrl = set.PUBLIC_URL?.replace(/\/+$/, "");
  return {
    development,
    host: set.HOST,
    port: set.PORT,
    dataDir,
    database: databaseOf(set, dataDir),
    seed: set.SEED === "demo" || !isForReal(set) ? (set.SEED ?? "demo") : "refused",
    role: set.ROLE,
    concurrency: set.WEB_CONCURRENCY,
    apiOrigin: set.API_ORIGIN?.replace(/\/+$/, ""),
    publicUrl,
    origin: publicUrl ?? shownAt(set.HOST, set.PORT),
    ownOrigin: reachedAt(set.HOST, set.PORT),
    authSecret: set.AUTH_SECRET ?? ownSecret(dataDir),
    files: filesOf(set) ?? { folder: join(dataDir, "files") },
    hostedSearch: hostedSearchOf(set),
    googleCalendar: googleCalendarOf(set),
    social: socialOf(set, googleCalendarOf(set)),
    ai: aiOf(set),
    relay: relayOf(set),
    push: pushOf(set, addressOf(set.MAIL_FROM)),
    // While pages are being worked on, nobody is measured.
    tagManager: development ? undefined : tagManagerOf(set),
    smtp: smtpOf(set),
    mailAddress: addressOf(set.MAIL_FROM),
    desk: set.OPERATOR_CONTACT,
    brand: set.NEXT_PUBLIC_BRAND_NAME,
    devPages: set.DEV_PAGES ?? (development || (!set.SMTP_URL && !set.PUBLIC_URL)),
    logLevel: set.LOG_LEVEL,
    trustProxy: set.TRUST_PROXY,
  };
}

/** How mails leave; `undefined` where they stay in the outbox. */
function smtpOf({ SMTP_URL: url, MAIL_FROM: from, SMTP_CA_FILE }: z.output<typeof settings>) {
  const ca = readCaFile("SMTP_CA_FILE", SMTP_CA_FILE);
  return url ? { url, from, ca } : undefined;
}

/** Whether others come here. */
const isForReal = ({ DATABASE_URL, PUBLIC_URL, SMTP_URL, HOST }: z.output<typeof settings>) =>
  Boolean(DATABASE_URL ?? PUBLIC_URL ?? SMTP_URL) || !namesOwnMachine(HOST);

const s3Names = [
  "S3_ENDPOINT",
  "S3_BUCKET",
  "S3_REGION",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
] as const;

/** The bucket of the settings, `undefined` when none of them is set; half of them is a mistake. */
function filesOf(set: z.output<typeof settings>): { readonly s3: S3Settings } | undefined {
  const missing = s3Names.filter((name) => set[name] === undefined);
  if (missing.length === s3Names.length) return undefined;
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = set;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_REGION || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    throw new WrongSetting(
      missing
        .map((name) => `Setting ${name} is missing; the other S3_ settings need it.`)
        .join("\n"),
    );
  return {
    s3: {
      endpoint: S3_ENDPOINT,
      bucket: S3_BUCKET,
      region: S3_REGION,
      accessKeyId: S3_ACCESS_KEY_ID,
      secretAccessKey: S3_SECRET_ACCESS_KEY,
      // Amazon answers under the bucket's own host name; what else speaks S3 seldom has one.
      pathStyle: !new URL(S3_ENDPOINT).hostname.endsWith(".amazonaws.com"),
    },
  };
}

/** The hosted index of the settings; half of them is a mistake. */
function hostedSearchOf(set: z.output<typeof settings>): HostedSettings | undefined {
  const names = ["ALGOLIA_APP_ID", "ALGOLIA_API_KEY", "ALGOLIA_INDEX"] as const;
  const missing = names.filter((name) => set[name] === undefined);
  const { ALGOLIA_APP_ID, ALGOLIA_API_KEY, ALGOLIA_INDEX, ALGOLIA_HOST } = set;
  if (ALGOLIA_APP_ID && ALGOLIA_API_KEY && ALGOLIA_INDEX)
    return {
      appId: ALGOLIA_APP_ID,
      apiKey: ALGOLIA_API_KEY,
      index: ALGOLIA_INDEX,
      host: ALGOLIA_HOST,
    };
  if (missing.length === names.length && !ALGOLIA_HOST) return undefined;
  throw new WrongSetting(
    missing
      .map((name) => `Setting ${name} is missing; the other ALGOLIA_ settings need it.`)
      .join("\n"),
  );
}

/** The client at Google of the settings; half of it is a mistake. */
function googleCalendarOf(set: z.output<typeof settings>): Config["googleCalendar"] {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = set;
  if (!clientId && !clientSecret) return undefined;
  if (!clientId)
    throw new WrongSetting("Setting GOOGLE_CLIENT_ID is missing; GOOGLE_CLIENT_SECRET needs it.");
  if (!clientSecret)
    throw new WrongSetting("Setting GOOGLE_CLIENT_SECRET is missing; GOOGLE_CLIENT_ID needs it.");
  return {
    clientId,
    clientSecret,
    issuer: set.GOOGLE_ISSUER,
    authorizationUrl: set.GOOGLE_AUTHORIZATION_URL,
    tokenUrl: set.GOOGLE_TOKEN_URL,
    revocationUrl: set.GOOGLE_REVOCATION_URL,
    calendarUrl: set.GOOGLE_CALENDAR_URL.replace(/\/+$/, ""),
  };
}

/** Tells the web app, which runs in this process, what the server decided for it. */
export function tellPages(config: Config) {
  const { origin, ownOrigin, apiOrigin, devPages, tagManager, authSecret } = config;
  process.env.SITE_ORIGIN = origin;
  // Where server components and the image optimizer reach the server.
  process.env.INTERNAL_ORIGIN = apiOrigin ?? ownOrigin;
  process.env.OWN_CALL_KEY = ownCallKey(authSecret);
  process.env.DEV_PAGES = devPages ? "1" : "0";
  process.env.TAG_MANAGER = tagManager ? JSON.stringify(tagManager) : "";
}
