export {
  type OutboxMail,
  type ProductServer,
  type Seed,
  startServer,
} from "../../packages/testing/src/server/product-server.ts";
