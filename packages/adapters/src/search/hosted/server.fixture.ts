import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { z } from "zod";
import { matches } from "./filters.fixture.ts";

type Doc = Record<string, unknown> & { objectID: string };
interface Index {
  docs: Map<string, Doc>;
  settings: z.output<typeof settings>;
}

// What the documented protocol has and our client may send; everything else is refused.
const settings = z.strictObject({
  searchableAttributes: z.array(z.string()).optional(),
  attributesForFaceting: z.array(z.string().regex(/^filterOnly\(\w+\)$/)).optional(),
  numericAttributesForFiltering: z.array(z.string()).optional(),
  attributesToRetrieve: z.array(z.string()).optional(),
  queryType: z.enum(["prefixLast", "prefixAll", "prefixNone"]).optional(),
  typoTolerance: z.union([z.boolean(), z.enum(["min", "strict"])]).optional(),
  advancedSyntax: z.boolean().optional(),
  indexLanguages: z.array(z.enum(["ja", "en"])).optional(),
  queryLanguages: z.array(z.enum(["ja", "en"])).optional(),
  paginationLimitedTo: z.number().int().max(20_000).optional(),
  ranking: z.array(z.string().regex(/^(asc|desc)\(\w+\)$/)).optional(),
  replicas: z.array(z.string()).optional(),
});
const operation = z.union([
  z.strictObject({ operation: z.literal("move"), destination: z.string() }),
  z.strictObject({
    operation: z.literal("copy"),
    destination: z.string(),
    scope: z.array(z.enum(["settings", "synonyms", "rules"])).optional(),
  }),
]);
const batch = z.strictObject({
  requests: z
    .array(
      z.union([
        z.strictObject({
          action: z.literal("addObject"),
          body: z.looseObject({ objectID: z.string() }),
        }),
        z.strictObject({
          action: z.literal("deleteObject"),
          body: z.strictObject({ objectID: z.string() }),
        }),
      ]),
    )
    .max(1000),
});
const query = z.strictObject({
  query: z.string(),
  filters: z.string(),
  hitsPerPage: z.number().int().min(1).max(1000),
  page: z.number().int().min(0),
  attributesToHighlight: z.array(z.string()),
});

/** A hosted index on this machine, which keeps to the documented protocol to the letter. */
export async function startHostedServer({ appId, apiKey }: { appId: string; apiKey: string }) {
  const indexes = new Map<string, Index>();
  /** `sent`: the ids of what was put into an index. */
  const state = { failures: 0, refusedId: "", lastTask: 0, sent: [] as string[] };
  const indexOf = (name: string) => {
    const found = indexes.get(name) ?? { docs: new Map<string, Doc>(), settings: {} };
    indexes.set(name, found);
    return found;
  };
  /** A replica has the documents of its primary and settings of its own. */
  const docsOf = (name: string) => {
    const primary = [...indexes.values()].find((index) => index.settings.replicas?.includes(name));
    return (primary ?? indexOf(name)).docs;
  };

  const answer = (method: string, path: string, body: unknown): object => {
    const [, name = "", what = ""] = path.match(/^\/1\/indexes\/([^/]+)\/(.+)$/) ?? [];
    if (method === "GET" && what === `task/${state.lastTask}`) return { status: "published" };
    if (method === "POST" && what === "query") return search(name, query.parse(body));
    if (method === "PUT" && what === "settings") indexOf(name).settings = settings.parse(body);
    else if (method === "POST" && what === "batch") write(name, batch.parse(body));
    else if (method === "POST" && what === "operation") operate(name, operation.parse(body));
    else throw new Error(`${method} ${path} is not in the protocol.`);
    state.lastTask += 1;
    return { taskID: state.lastTask, updatedAt: new Date().toISOString(), objectIDs: [] };
  };
  const write = (name: string, { requests }: z.output<typeof batch>) => {
    if (requests.some(({ body }) => body.objectID === state.refusedId))
      throw new Error("Record is too big.");
    for (const { action, body } of requests)
      if (action === "addObject") {
        indexOf(name).docs.set(body.objectID, body as Doc);
        state.sent.push(body.objectID);
      } else indexOf(name).docs.delete(body.objectID);
  };
  const operate = (name: string, asked: z.output<typeof operation>) => {
    const { replicas, ...rest } = indexOf(name).settings;
    if (asked.operation === "copy") {
      indexOf(asked.destination).settings = rest;
      return;
    }
    const kept = indexOf(asked.destination).settings.replicas;
    indexes.set(asked.destination, {
      docs: indexOf(name).docs,
      settings: { ...rest, ...(kept && { replicas: kept }) },
    });
    indexes.delete(name);
  };
  const search = (name: string, asked: z.output<typeof query>) => {
    const set = indexOf(name).settings;
    if (asked.query !== "" && !/^("[^"]+" ?)+$/.test(asked.query))
      throw new Error("This server reads exact phrases only.");
    const phrases = [...asked.query.matchAll(/"([^"]+)"/g)].map(([, phrase = ""]) => phrase);
    const allowed = set.attributesForFaceting?.map((entry) => entry.slice(11, -1)) ?? [];
    const found = [...docsOf(name).values()].filter(
      (doc) =>
        phrases.every((phrase) =>
          set.searchableAttributes?.some((attribute) => String(doc[attribute]).includes(phrase)),
        ) &&
        matches(doc, asked.filters, [...allowed, "objectID"], set.numericAttributesForFiltering),
    );
    const sorted = found.sort((a, b) => compare(a, b, set.ranking ?? []));
    const begin = asked.page * asked.hitsPerPage;
    return {
      hits: sorted
        .slice(begin, Math.min(begin + asked.hitsPerPage, set.paginationLimitedTo ?? 1000))
        .map(({ objectID }) => ({ objectID })),
      nbHits: found.length,
      page: asked.page,
      hitsPerPage: asked.hitsPerPage,
      nbPages: Math.ceil(found.length / asked.hitsPerPage),
      processingTimeMS: 1,
      exhaustive: { nbHits: true },
      query: asked.query,
      params: "",
    };
  };

  const server = createServer(async (request, response) => {
    const reply = (status: number, body: object) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    const body = await read(request);
    const { headers, method = "", url = "" } = request;
    if (headers["x-algolia-application-id"] !== appId || headers["x-algolia-api-key"] !== apiKey)
      return reply(403, { message: "Invalid Application-ID or API key", status: 403 });
    if (state.failures > 0) {
      state.failures -= 1;
      return reply(503, { message: "Out of service", status: 503 });
    }
    try {
      reply(200, answer(method, url.split("?", 1)[0] ?? "", body ? JSON.parse(body) : undefined));
    } catch (error) {
      reply(400, { message: String(error), status: 400 });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    host: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    state,
    stop: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}

async function read(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const chunk of request) body += chunk;
  return body;
}

function compare(a: Doc, b: Doc, ranking: readonly string[]): number {
  for (const rule of ranking) {
    const [, order, attribute = ""] = rule.match(/^(asc|desc)\((\w+)\)$/) ?? [];
    const [left, right] = [a[attribute] ?? "", b[attribute] ?? ""];
    if (left !== right) return (left < right ? -1 : 1) * (order === "asc" ? 1 : -1);
  }
  return 0;
}
