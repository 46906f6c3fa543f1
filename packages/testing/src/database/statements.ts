import type { PoolClient } from "pg";
import { vi } from "vitest";
import type { TestDatabase } from "./test-database.ts";

/** What is sent to PostgreSQL while work is done: texts without their values, in their order. */
export async function statementsOf(
  { database }: TestDatabase,
  work: () => Promise<unknown>,
): Promise<string[]> {
  if (database.kind !== "postgres") throw new Error("The embedded database has no pool to hear.");
  const { pool } = database;
  const sent: string[] = [];
  const heard = new Map<PoolClient, { mockRestore(): void }>();
  const hear = (client: PoolClient) => {
    if (heard.has(client)) return;
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    const spy = vi.spyOn(client, "query").mockImplementation((...given: unknown[]) => {
      sent.push(textOf(given[0]));
      return query(...given);
    });
    heard.set(client, spy);
  };
  pool.on("acquire", hear);
  try {
    await work();
  } finally {
    pool.off("acquire", hear);
    for (const spy of heard.values()) spy.mockRestore();
  }
  return sent;
}

function textOf(query: unknown): string {
  if (typeof query === "string") return query;
  const isObject = typeof query === "object" && query !== null;
  return isObject && "text" in query ? String(query.text) : "";
}
