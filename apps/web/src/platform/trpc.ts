import type { AppRouter } from "@tefuda/server/trpc/router";
import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server";
import { createTRPCContext, type TRPCOptionsProxy } from "@trpc/tanstack-react-query";

export type Inputs = inferRouterInputs<AppRouter>;
export type Outputs = inferRouterOutputs<AppRouter>;
/** The server's procedures as queries, in the browser and where the server makes a page. */
export type TRPC = TRPCOptionsProxy<AppRouter>;

export const { TRPCProvider, useTRPC, useTRPCClient } = createTRPCContext<AppRouter>();
