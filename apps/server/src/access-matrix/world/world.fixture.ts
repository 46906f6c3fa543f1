import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createMemoryBus } from "@tefuda/adapters/bus/memory";
import { createDiskFiles } from "@tefuda/adapters/files/disk";
import { createWebPush } from "@tefuda/adapters/push/web-push";
import { createMemorySearch } from "@tefuda/adapters/search/memory/memory";
import type { Db } from "@tefuda/db/client";
import { createSearchSource } from "@tefuda/db/queries/search-source";
import { sessions } from "@tefuda/db/schema/account";
import { eq } from "@tefuda/db/sql";
import { type Actor, visitor } from "@tefuda/domain/policy/actor";
import type { Column } from "@tefuda/domain/policy/permissions";
import { hashPassword } from "@tefuda/services/account/password-hash";
import { resolveActor } from "@tefuda/services/account/resolve-actor";
import { openSession } from "@tefuda/services/account/sessions";
import { createAuth } from "@tefuda/services/auth/auth";
import type { Ctx } from "@tefuda/services/kernel/context";
import { readPushKeys } from "@tefuda/services/push/keys";
import type { UserRow } from "@tefuda/testing/factories/user";
import type { AppCtx } from "../../trpc/context.ts";
import { issueCodes } from "./codes.fixture.ts";
import { makeDealings } from "./dealings.fixture.ts";
import { insertDesk } from "./desk.fixture.ts";
import { insertDealings, insertPeople, usersOf } from "./insert.fixture.ts";
import { makePeople, matrixNow, PASSWORD, type People } from "./people.fixture.ts";
import { makeRows } from "./rows.fixture.ts";
import { makeSecrets, type Secret } from "./secrets.fixture.ts";

const origin = "http://localhost:3000";

export type World = Awaited<ReturnType<typeof buildWorld>>;

/** Who plays each column but the visitor's. */
const playersOf = ({ aces, jokers, operators }: People) =>
  ({
    jokerNotRegistered: jokers.judging.user,
    jokerRegistered: jokers.registered.user,
    aceMember: aces.member.user,
    aceAdmin: aces.admin.user,
    agentAce: aces.agent.user,
    operatorSupport: operators.support.user,
    operatorJudge: operators.judge.user,
    operatorEditor: operators.editor.user,
    operatorAdmin: operators.admin.user,
  }) satisfies Record<Exclude<Column, "visitor">, UserRow>;

/**
 * The small world of the matrix: people, what is between them, and a browser for each column with a
 * real session. `db` may stand in for another database by the time of a call.
 */
export async function buildWorld(db: Db) {
  const folder = await mkdtemp(join(tmpdir(), "tefuda-walk-"));
  const app: AppCtx = {
    db,
    clock: () => matrixNow,
    site: { brand: "Tefuda", origin, sender: "no-reply@localhost" },
    ports: {
      // Made anew for each question, because the database may be another one by then.
      search: {
        find: (query) => createMemorySearch(createSearchSource(db)).find(query),
        follow: async () => {},
        rebuild: async () => {},
      },
      auth: createAuth(db, { secret: "a secret for tests that is long enough", origin }),
      bus: createMemoryBus(),
      push: createWebPush({ subject: "mailto:desk@example.jp" }),
      files: createDiskFiles(folder),
    },
  };
  await readPushKeys(app);
  const people = makePeople();
  const dealings = makeDealings(people);
  await insertPeople(db, people, await hashPassword(PASSWORD));
  await insertDealings(db, people, dealings);
  await insertDesk(db);
  const codes = await issueCodes(db, people.jokers.registered.user.id);

  const players: Partial<Record<Column, UserRow>> = playersOf(people);
  const columnOfPlayer = new Map(
    Object.entries(players).map(([column, { id }]) => [id, column as Column]),
  );
  const cookies = new Map<string, string>();
  const otherSessions = new Map<string, string>();
  const sessionSecrets: Secret[] = [];
  for (const user of usersOf(people)) {
    const reader = columnOfPlayer.get(user.id);
    const browser = await signIn(app, user, `browser of ${user.email}`);
    const phone = await signIn(app, user, `phone of ${user.email}`);
    cookies.set(user.id, browser.cookie);
    otherSessions.set(user.id, phone.id);
    sessionSecrets.push(
      ...[browser, phone].flatMap(({ userAgent, token }) => [
        { what: `the ${userAgent}`, text: userAgent, readers: reader ? [reader] : [] },
        { what: `the session token of ${user.email}`, text: token, readers: [] },
      ]),
    );
  }

  const headersOf = (column: Column) =>
    new Headers({ cookie: cookies.get(players[column]?.id ?? "") ?? "" });
  const actors = new Map<Column, Actor>();
  for (const column of Object.keys(players) as Column[])
    actors.set(column, await resolveActor(app, headersOf(column)));

  return {
    app,
    people,
    rowsOf: makeRows({
      people,
      dealings,
      codes,
      sessionOf: ({ id }) => otherSessions.get(id) ?? "",
    }),
    secrets: makeSecrets(people, sessionSecrets),
    actorOf: (column: Column): Actor => actors.get(column) ?? visitor,
    /** The context of a call that a column's browser makes. */
    ctxOf: (column: Column, on: Db): Ctx => ({
      ...app,
      db: on,
      actor: actors.get(column) ?? visitor,
      request: {
        ip: "203.0.113.7",
        userAgent: `browser of ${players[column]?.email ?? "nobody"}`,
        headers: headersOf(column),
        setCookie: () => {},
      },
    }),
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

async function signIn(app: AppCtx, { id: userId }: UserRow, userAgent: string) {
  let cookie = "";
  const request = {
    ip: "203.0.113.7",
    userAgent,
    headers: new Headers(),
    setCookie: (line: string) => {
      // The session's, and the mark of a browser that has been here before.
      cookie = [cookie, line.split(";", 1)[0]].filter(Boolean).join("; ");
    },
  };
  await openSession({ ...app, request }, userId);
  const [session] = await app.db.select().from(sessions).where(eq(sessions.userAgent, userAgent));
  if (!session) throw new Error(`${userAgent} has no session.`);
  return { id: session.id, token: session.token, userAgent, cookie };
}
