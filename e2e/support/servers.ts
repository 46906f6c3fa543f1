import { copyDatabaseOf } from "../../packages/testing/src/server/demo-data.ts";
import { demoData } from "./demo-data.ts";
import { type Host, startHost } from "./hosted-server.ts";
import type { Reached } from "./reached.ts";
import { type ProductServer, startServer } from "./server.ts";

/** Chosen per file: `test.use({ serverFor: "file" })`. */
export interface ProductOptions {
  /**
   * Whom the server is for, with its copy of the demo data: all journeys of a worker, which leave the
   * people of others as they are; all that only look; or this file alone.
   */
  serverFor: "journeys" | "looking" | "file";
  /** Settings of the product; with some, the tests of the file that have them get a server of their own. */
  serverEnv: Readonly<Record<string, string>>;
}

/** The servers of a worker, each started when it is first asked for. */
export interface Servers {
  of(file: string, options: ProductOptions): Promise<ProductServer>;
  stop(): Promise<void>;
}

interface Running {
  readonly key: string;
  readonly server: ProductServer;
}

/**
 * Two processes a worker: one keeps the server that all share, in the other one server follows the
 * other. A clock that is ahead has to be so from a process's first moment on.
 */
export function serversOf(reached: Reached): Servers {
  const hosts = new Map<string, Host>();
  let shared: Running | undefined;
  let own: Running | undefined;

  async function start(place: string, env: ProductOptions["serverEnv"]): Promise<ProductServer> {
    const dataFrom = demoData();
    if (env.NODE_OPTIONS) {
      const database = await copyDatabaseOf(dataFrom);
      const server = await startServer({
        seed: "demo",
        env: reached.env(env),
        dataFrom: dataFrom.folder,
        databaseUrl: database?.url,
      });
      return { ...server, stop: () => server.stop().finally(database?.drop) };
    }
    const host = hosts.get(place) ?? startHost(reached.env({}));
    hosts.set(place, host);
    return host.start(env, dataFrom);
  }

  return {
    async of(file, { serverFor, serverEnv }) {
      const hasSettings = Object.keys(serverEnv).length > 0;
      const isOwn = serverFor === "file" || hasSettings;
      const key = isOwn ? `${file} ${JSON.stringify(serverEnv)}` : serverFor;
      if (key === "journeys") {
        shared ??= { key, server: await start("shared", serverEnv) };
        return shared.server;
      }
      if (own?.key === key) return own.server;
      const before = own;
      own = undefined;
      await before?.server.stop();
      own = { key, server: await start("own", serverEnv) };
      return own.server;
    },
    async stop() {
      for (const running of [shared, own]) await running?.server.stop();
      for (const host of hosts.values()) await host.end();
    },
  };
}
