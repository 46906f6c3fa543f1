import { type Algoliasearch, algoliasearch } from "algoliasearch";
import type { SearchEntry, SearchMarker, SearchPort, SearchSource } from "../port.ts";
import { byLogin, byScore, settings, toRecord, toSearchParams } from "./record.ts";

const BATCH = 1000;
const BAD_REQUEST = 400;

export interface HostedSettings {
  readonly appId: string;
  readonly apiKey: string;
  readonly index: string;
  /** Where the index answers instead of at its maker's own hosts, such as `http://127.0.0.1:8109`. */
  readonly host?: string | undefined;
}

/** How far the index has come. */
export interface HostedPlace {
  readonly marker: SearchMarker;
  /** The words that its records name; of an index from before there were any, null. */
  readonly vocabulary: readonly string[] | null;
}

/** How far the index has come, kept where it outlives the process. */
export interface HostedProgress {
  /** The last place; undefined when there is none, null while a failure is waited out. */
  read(): Promise<HostedPlace | null | undefined>;
  /** @param vocabulary where it is another than before */
  save(marker: SearchMarker, vocabulary?: readonly string[]): Promise<void>;
  fail(error: unknown): Promise<void>;
}

type Request =
  | { readonly action: "addObject"; readonly body: Record<string, unknown> }
  | { readonly action: "deleteObject"; readonly body: { readonly objectID: string } };

/**
 * The index at a hosted service, by Algolia's client. It follows the tables by a job: what changed
 * is sent, and only then is the marker moved on, so that a failure or a crash costs a repetition,
 * never a change. Sending twice does no harm.
 */
export function createHostedSearch(
  source: SearchSource,
  progress: HostedProgress,
  set: HostedSettings,
): SearchPort {
  const client = connect(set);
  const indexOf = { recommended: set.index, recentLogin: `${set.index}_recentLogin` } as const;

  const rebuild = async () => {
    // What changes while it reads is sent again afterwards.
    const [marker, vocabulary] = await Promise.all([source.mark(), source.vocabulary()]);
    await configure(client, indexOf);
    const draft = `${set.index}_draft`;
    const copy = {
      operation: "copy" as const,
      destination: draft,
      scope: ["settings" as const],
    };
    await done(client, set.index, (indexName) =>
      client.operationIndex({ indexName, operationIndexParams: copy }),
    );
    for await (const entries of source.readAll(true))
      await send(client, draft, entries.map(addWith(vocabulary)));
    const move = { operation: "move", destination: set.index } as const;
    await done(client, draft, (indexName) =>
      client.operationIndex({ indexName, operationIndexParams: move }),
    );
    await progress.save(marker, vocabulary);
  };

  return {
    async find(query) {
      const [except, hiders] = await Promise.all([
        query.except,
        source.idsHidingFrom(query.companyId),
      ]);
      const answer = await client.searchSingleIndex({
        indexName: indexOf[query.sort],
        searchParams: toSearchParams(query, [...except, ...hiders]),
      });
      return {
        ids: answer.hits.map(({ objectID }) => objectID),
        nbHits: answer.nbHits ?? answer.hits.length,
      };
    },
    async follow() {
      const place = await progress.read();
      if (place === null) return;
      try {
        // Before the changes: whoever is written meanwhile is sent once more, with what is known then.
        const vocabulary = await source.vocabulary();
        const changes = place?.vocabulary && (await source.changesSince(place.marker));
        if (!changes) return await rebuild();
        const known = new Set(place.vocabulary);
        const added = vocabulary.filter((word) => !known.has(word));
        const saying = added.length > 0 ? await source.idsWithAnyOf(added) : [];
        const changed = [...new Set([...changes.ids, ...saying])];
        for (let at = 0; at < changed.length; at += BATCH) {
          const ids = changed.slice(at, at + BATCH);
          const entries = await source.read(ids, true);
          const found = new Set(entries.map(({ id }) => id));
          const gone = ids.filter((id) => !found.has(id));
          await send(client, set.index, [...entries.map(addWith(vocabulary)), ...gone.map(remove)]);
        }
        const isSame = added.length === 0 && vocabulary.length === known.size;
        await progress.save(changes.marker, isSame ? undefined : vocabulary);
      } catch (error) {
        await progress.fail(error);
        throw error;
      }
    },
    rebuild,
  };
}

function connect({ appId, apiKey, host }: HostedSettings): Algoliasearch {
  if (!host) return algoliasearch(appId, apiKey);
  const { hostname, port, protocol } = new URL(host);
  return algoliasearch(appId, apiKey, {
    hosts: [
      {
        url: hostname,
        ...(port !== "" && { port: Number(port) }),
        protocol: protocol === "http:" ? "http" : "https",
        accept: "readWrite",
      },
    ],
  });
}

async function configure(
  client: Algoliasearch,
  { recommended, recentLogin }: { recommended: string; recentLogin: string },
) {
  const whole = (ranking: { ranking: string[] }, more = {}) => ({
    indexSettings: {
      ...settings,
      searchableAttributes: [...settings.searchableAttributes],
      attributesForFaceting: [...settings.attributesForFaceting],
      numericAttributesForFiltering: [...settings.numericAttributesForFiltering],
      attributesToRetrieve: [...settings.attributesToRetrieve],
      indexLanguages: [...settings.indexLanguages],
      queryLanguages: [...settings.queryLanguages],
      ...ranking,
      ...more,
    },
  });
  await done(client, recommended, (indexName) =>
    client.setSettings({ indexName, ...whole(byScore, { replicas: [recentLogin] }) }),
  );
  await done(client, recentLogin, (indexName) =>
    client.setSettings({ indexName, ...whole(byLogin) }),
  );
}

const addWith =
  (vocabulary: readonly string[]) =>
  (entry: SearchEntry): Request => ({ action: "addObject", body: toRecord(entry, vocabulary) });
const remove = (objectID: string): Request => ({ action: "deleteObject", body: { objectID } });

/** Sends changes and waits until searches see them. */
async function send(
  client: Algoliasearch,
  index: string,
  requests: readonly Request[],
): Promise<void> {
  if (requests.length === 0) return;
  try {
    await done(client, index, (indexName) =>
      client.batch({ indexName, batchWriteParams: { requests: [...requests] } }),
    );
  } catch (error) {
    // One record that the service will not take, for its size perhaps, must not hold up the others.
    if (!isRefused(error)) throw error;
    if (requests.length === 1) return;
    const half = Math.ceil(requests.length / 2);
    await send(client, index, requests.slice(0, half));
    await send(client, index, requests.slice(half));
  }
}

const isRefused = (error: unknown) =>
  error instanceof Error && "status" in error && error.status === BAD_REQUEST;

async function done(
  client: Algoliasearch,
  indexName: string,
  start: (indexName: string) => Promise<{ taskID: number }>,
): Promise<void> {
  const { taskID } = await start(indexName);
  await client.waitForTask({ indexName, taskID });
}
