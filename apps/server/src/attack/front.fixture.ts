import type { AddressInfo } from "node:net";
import type { Database } from "@tefuda/db/client";
import type { Column } from "@tefuda/domain/policy/permissions";
import { transformer } from "@tefuda/domain/wire/transformer";
import { type MatrixProcedure, procedures } from "../access-matrix/procedures.fixture.ts";
import { createStage } from "../access-matrix/stage.fixture.ts";
import { buildWorld } from "../access-matrix/world/world.fixture.ts";
import { readConfig } from "../config.ts";
import { createServer } from "../server.ts";

const settings = {
  ROLE: "api",
  AUTH_SECRET: "a secret for attacks that is long enough",
  // Attackers come from as many addresses as they like: what one may ask a minute is shown elsewhere.
  TRUST_PROXY: "1",
  LOG_LEVEL: "silent",
};

export interface Told {
  readonly status: number;
  readonly text: string;
  /** The cookies that came, as a browser sends them back. */
  readonly cookie: string;
}

export type Front = Awaited<ReturnType<typeof openFront>>;

/** The product's calls on a port of loopback, before the world of the matrix. */
export async function openFront(database: Database) {
  const stage = createStage(database.db);
  const world = await buildWorld(stage.db);
  const server = await createServer(readConfig(settings), { ...database, db: stage.db }, world.app);
  await server.listen({ host: "127.0.0.1", port: 0 });
  const { port } = server.server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  let asked = 0;

  /** Calls as a column's browser would, with an input as it stands in JSON, or none. */
  async function ask(
    column: Column,
    { path, type }: Pick<MatrixProcedure, "path" | "type">,
    json: string,
    cookie = "",
  ): Promise<Told> {
    asked += 1;
    const session = world.ctxOf(column, stage.db).request.headers.get("cookie") ?? "";
    const headers = {
      cookie: [session, cookie].filter(Boolean).join("; "),
      "x-forwarded-for": `198.51.${(asked >> 8) % 256}.${asked % 256}`,
      "user-agent": "attack",
    };
    const carried = json === "" ? "{}" : `{"json":${json}}`;
    const url = `${origin}/trpc/${path}`;
    const answer = await (type === "query"
      ? fetch(`${url}?input=${encodeURIComponent(carried)}`, { headers })
      : fetch(url, {
          method: "POST",
          body: carried,
          headers: { ...headers, "content-type": "application/json" },
        }));
    const cookies = answer.headers.getSetCookie().map((line) => line.split(";", 1)[0] ?? "");
    return { status: answer.status, text: await answer.text(), cookie: cookies.join("; ") };
  }

  /** Makes a call that has to do well. */
  async function makeWithCookie(column: Column, path: string, input?: unknown) {
    const procedure = procedures.find((one) => one.path === path);
    if (!procedure) throw new Error(`${path} is no procedure.`);
    const { status, text, cookie } = await ask(column, procedure, asJson(input));
    if (status !== 200) throw new Error(`${path} as ${column} answered ${status}: ${text}`);
    return { value: JSON.parse(text) as unknown, cookie };
  }
  return {
    world,
    stage,
    ask,
    makeWithCookie,
    make: async (column: Column, path: string, input?: unknown) =>
      (await makeWithCookie(column, path, input)).value,
    async close() {
      await server.close();
      await world.close();
    },
  };
}

/** An input as it goes over the line; nothing when there is none. */
export const asJson = (input: unknown): string =>
  JSON.stringify(transformer.serialize(input).json) ?? "";
