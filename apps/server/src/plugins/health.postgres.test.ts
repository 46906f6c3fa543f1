import { openDatabase } from "@tefuda/db/client";
import type { PostgresDatabase } from "@tefuda/db/database";
import { useTestDatabase as provideDatabase } from "@tefuda/testing/database/test-database";
import { fastify } from "fastify";
import { expect, it } from "vitest";
import { health } from "./health.ts";

const test = provideDatabase();

const urlOf = ({ pool }: PostgresDatabase) => pool.options.connectionString ?? "";

it("is ready while every connection is at work", async () => {
  if (test.database.kind !== "postgres") throw new Error("This is about PostgreSQL's pool.");
  const database = await openDatabase({ url: urlOf(test.database), max: 2 });
  const server = fastify();
  health(server, database);
  const held = [await database.pool.connect(), await database.pool.connect()];
  expect((await server.inject("/readyz")).statusCode).toBe(200);
  for (const client of held) client.release();
  await server.close();
  await database.close();
});

it("asks the database once for all who ask at the same moment", async () => {
  let asked = 0;
  const answers: (() => void)[] = [];
  const server = fastify();
  health(server, {
    answer: () => {
      asked += 1;
      return new Promise((resolve) => answers.push(resolve));
    },
  });
  const all = Array.from({ length: 20 }, () => server.inject("/readyz"));
  await Promise.all([server.inject("/healthz"), server.inject("/healthz")]);
  for (const answer of answers) answer();
  for (const { statusCode } of await Promise.all(all)) expect(statusCode).toBe(200);
  expect(asked).toBe(1);
  await server.close();
});
