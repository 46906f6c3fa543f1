import { transformer } from "@tefuda/domain/wire/transformer";
import type { AppRouter } from "@tefuda/server/trpc/router";
import { createTRPCClient, httpBatchLink } from "@trpc/client";
import { headers } from "next/headers";
import { cache } from "react";
import type { Outputs } from "../trpc";
import { askOwnServer } from "./own-server";

export type Me = Outputs["account"]["getMe"];
export type SignedInMe = Exclude<Me, { kind: "visitor" }>;
export type JokerMe = Extract<Me, { kind: "joker" }>;
export type AceMe = Extract<Me, { kind: "ace" }>;
export type OperatorMe = Extract<Me, { kind: "operator" }>;

/** What the reader's browser sent and the server has to see as well. */
const forwarded = ["cookie", "user-agent"];

/**
 * The server's procedures for server components, called over loopback in the reader's name. One
 * client a request, so that calls made together travel together.
 */
export const caller = cache(() =>
  createTRPCClient<AppRouter>({
    links: [
      httpBatchLink({
        url: "/trpc",
        transformer,
        fetch: (url, options) => askOwnServer(String(url), options as RequestInit),
        headers: async () => {
          const given = await headers();
          return Object.fromEntries(
            forwarded.flatMap((name) => {
              const value = given.get(name);
              return value === null ? [] : [[name, value]];
            }),
          );
        },
      }),
    ],
  }),
);

/** Who reads this page; asked once a request. */
export const getMe = cache((): Promise<Me> => caller().account.getMe.query());
