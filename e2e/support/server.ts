import type { ProductServer as ServerProcess } from "../../packages/testing/src/server/product-server.ts";

export {
  type OutboxMail,
  startServer,
} from "../../packages/testing/src/server/product-server.ts";

/** The real product on a port and a data folder of its own, maybe in a process that others had before. */
export type ProductServer = Omit<ServerProcess, "kill" | "pid">;
