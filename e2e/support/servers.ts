import { demoData } from "./demo-data.ts";
import type { Reached } from "./reached.ts";
import { type ProductServer, type Seed, startServer } from "./server.ts";

/** Chosen per file: `test.use({ serverFor: "file" })`. */
export interface ProductOptions {
  seed: Seed;
  serverEnv: Readonly<Record<string, string>>;
  /**
   * Whom the server is for, with its copy of the demo data: all journeys of a worker, who leave the
   * people of others as they are; all that only look; or this file alone.
   */
  serverFor: "journeys" | "looking" | "file";
}

/** The servers of a worker, each started when it is first asked for. */
export interface Servers {
  of(file: string, options: ProductOptions): Promise<ProductServer>;
  stop(): Promise<void>;
}

export function serversOf(reached: Reached): Servers {
  const shared = new Map<string, ProductServer>();
  let own: { file: string; server: ProductServer } | undefined;

  const start = ({ seed, serverEnv }: Omit<ProductOptions, "serverFor">) =>
    startServer({
      seed,
      env: reached.env(serverEnv),
      dataFrom: seed === "demo" ? demoData() : undefined,
    });

  async function ofFile(file: string, options: ProductOptions) {
    if (own?.file === file) return own.server;
    await own?.server.stop();
    own = undefined;
    own = { file, server: await start(options) };
    return own.server;
  }

  return {
    async of(file, options) {
      const { seed, serverEnv, serverFor } = options;
      const isLikeAll = seed === "demo" && Object.keys(serverEnv).length === 0;
      if (serverFor === "file" || !isLikeAll) return ofFile(file, options);
      const server = shared.get(serverFor) ?? (await start(options));
      shared.set(serverFor, server);
      return server;
    },
    async stop() {
      const all = own ? [...shared.values(), own.server] : [...shared.values()];
      for (const server of all) await server.stop();
    },
  };
}
