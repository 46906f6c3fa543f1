import { createMemoryBus } from "@tefuda/adapters/bus/memory";
import { createPostgresBus } from "@tefuda/adapters/bus/postgres";
import { createCompassModel } from "@tefuda/adapters/compass/openai-compatible";
import { createDiskFiles } from "@tefuda/adapters/files/disk";
import type { FilesPort } from "@tefuda/adapters/files/port";
import type { PushPort } from "@tefuda/adapters/push/port";
import { createMemorySearch } from "@tefuda/adapters/search/memory/memory";
import type { SearchPort } from "@tefuda/adapters/search/port";
import type { SocialPorts } from "@tefuda/adapters/social/port";
import { createSpeaking, createTranscribing } from "@tefuda/adapters/speech/openai-compatible";
import { type Database, type Db, openDatabase } from "@tefuda/db/client";
import { createSearchProgress } from "@tefuda/db/queries/search-progress";
import { createSearchSource } from "@tefuda/db/queries/search-source";
import type { SocialProvider } from "@tefuda/domain/account/constants";
import { createAuth } from "@tefuda/services/auth/auth";
import { type Config, WrongSetting } from "../config.ts";
import { CALENDAR_CALLBACK } from "../plugins/calendar.ts";
import { socialCallback } from "../plugins/social.ts";
import type { AppCtx } from "../trpc/context.ts";
import { sayWhenFilesAreAway, sayWhenSearchIsAway } from "./away.ts";
import { endOnPanic } from "./last-words.ts";
import { say } from "./signals.ts";

export interface Engines {
  readonly database: Database;
  readonly app: AppCtx;
  close(): Promise<void>;
}

/** Opens what the settings ask for: the database with its tables up to date, and the ports. */
export async function openEngines(config: Config): Promise<Engines> {
  const files = await openFiles(config.files);
  const database = await openDatabase({ ...config.database, onPanic: endOnPanic });
  await database.migrate(say);
  const bus = database.kind === "postgres" ? await createPostgresBus(database) : createMemoryBus();
  const push = await openPush(config);
  const { origin } = config;
  return {
    database,
    app: {
      db: database.db,
      clock: () => new Date(),
      site: { brand: config.brand, origin, sender: config.mailAddress, desk: config.desk },
      ports: {
        auth: createAuth(database.db, { secret: config.authSecret, origin }),
        bus,
        files: sayWhenFilesAreAway(files.port),
        search: await openSearch(config, database.db),
        push,
        relay: config.relay,
        calendar: await openCalendar(config, origin),
        social: await openSocial(config, origin),
        ...openAi(config),
      },
    },
    async close() {
      await bus.close();
      files.close();
      push.close();
      await database.close();
    },
  };
}

/** A library that no start has to wait for twice: the keys it needs are made when first asked for. */
async function openPush({ push }: Config): Promise<PushPort> {
  const { createWebPush } = await import("@tefuda/adapters/push/web-push");
  return createWebPush(push);
}

async function openCalendar({ googleCalendar }: Config, origin: string) {
  if (!googleCalendar) return undefined;
  const { createGoogleCalendar } = await import("@tefuda/adapters/calendar/google");
  return createGoogleCalendar({ ...googleCalendar, redirectUri: `${origin}${CALENDAR_CALLBACK}` });
}

function openAi({ ai: { model, speaking, transcribing } }: Config) {
  return {
    compassModel: model && createCompassModel(model),
    speaking: speaking && createSpeaking(speaking),
    transcribing: transcribing && createTranscribing(transcribing),
  };
}

/** Libraries that a start without the provider should not wait for. */
async function openSocial({ social }: Config, origin: string): Promise<SocialPorts> {
  const { google, facebook } = social;
  const redirectUri = (provider: SocialProvider) => `${origin}${socialCallback(provider)}`;
  return {
    ...(google && {
      google: (await import("@tefuda/adapters/social/google")).createGoogleSignIn({
        ...google,
        redirectUri: redirectUri("google"),
      }),
    }),
    ...(facebook && {
      facebook: (await import("@tefuda/adapters/social/facebook")).createFacebookSignIn({
        ...facebook,
        redirectUri: redirectUri("facebook"),
      }),
    }),
  };
}

async function openSearch({ hostedSearch }: Config, db: Db): Promise<SearchPort> {
  const source = createSearchSource(db);
  if (!hostedSearch) return createMemorySearch(source);
  // A large library that a start without a hosted index should not wait for.
  const { createHostedSearch } = await import("@tefuda/adapters/search/hosted/hosted");
  const progress = createSearchProgress(db, hostedSearch.index, () => new Date());
  return sayWhenSearchIsAway(createHostedSearch(source, progress, hostedSearch));
}

/** @throws WrongSetting when the bucket does not open, before anything else is. */
async function openFiles(
  files: Config["files"],
): Promise<{ readonly port: FilesPort; close(): void }> {
  if ("folder" in files) return { port: createDiskFiles(files.folder), close: () => {} };
  const { endpoint, bucket } = files.s3;
  // A large library that a start without a bucket should not wait for.
  const { createS3Files } = await import("@tefuda/adapters/files/s3");
  const port = createS3Files(files.s3, {
    onForbidden: () =>
      say(
        "The store of files forbids to read a file (403), which is taken for missing. If files are not shown, let S3_ACCESS_KEY_ID read the bucket's files and list them.",
      ),
  });
  try {
    await port.requireBucket();
  } catch (error) {
    port.close();
    const reason = error instanceof Error ? error.name : String(error);
    throw new WrongSetting(
      `Settings S3_ENDPOINT ${endpoint} and S3_BUCKET ${bucket} do not open a bucket: ${reason}.`,
    );
  }
  return { port, close: () => port.close() };
}
