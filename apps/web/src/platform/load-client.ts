import type { client } from "./client";

export type Client = typeof client;

/** The client, for pages on which nothing is called before the person does something. */
export const loadClient = (): Promise<Client> => import("./client").then((module) => module.client);
