import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createMemoryBus } from "@tefuda/adapters/bus/memory";
import { createDiskFiles } from "@tefuda/adapters/files/disk";
import { createWebPush } from "@tefuda/adapters/push/web-push";
import { createMemorySearch } from "@tefuda/adapters/search/memory/memory";
import type { Db } from "@tefuda/db/client";
import { createSearchSource } from "@tefuda/db/queries/search-source";
import { operators } from "@tefuda/db/schema/account";
import { aces } from "@tefuda/db/schema/ace";
import { companies } from "@tefuda/db/schema/company";
import { jokers } from "@tefuda/db/schema/joker";
import { jstDate } from "@tefuda/domain/time/jst";
import { uuidv7 } from "uuidv7";
import { createAuth } from "../auth/auth.ts";
import type { Ctx } from "../kernel/context.ts";
import { listOutbox } from "../mail/list-outbox.ts";
import { makePublicId } from "./complete-sign-up.ts";
import { insertCredentialUser } from "./create-user.ts";
import { hashPassword } from "./password-hash.ts";
import { resolveActor } from "./resolve-actor.ts";

const SECRET = "a secret for tests that is long enough";
export const PASSWORD = "correct-horse-9";
export const hashOfPassword = () => hashPassword(PASSWORD);

/** The product without its transport, at a time that a test moves, for tests of use cases. */
export function makeTestApp(db: Db, origin = "http://localhost:3000") {
  let now = new Date("2026-11-20T03:00:00Z");
  const site = { brand: "Tefuda", origin, sender: "no-reply@localhost" };
  const app: Pick<Ctx, "db" | "clock" | "ports" | "site"> = {
    db,
    clock: () => now,
    site,
    ports: {
      search: createMemorySearch(createSearchSource(db)),
      auth: createAuth(db, { secret: SECRET, origin }),
      bus: createMemoryBus(),
      push: createWebPush({ subject: "mailto:desk@example.jp" }),
      files: createDiskFiles(mkdtempSync(join(tmpdir(), "tefuda-files-"))),
    },
  };

  return {
    ...app,
    pass: (minutes: number) => {
      now = new Date(now.getTime() + minutes * 60_000);
    },
    /** The link in the newest mail to an address. */
    async mailedCode(to: string) {
      const [mail] = await listOutbox(app, { to });
      const url = mail?.text.match(/https?:\S+oobCode=\S+/)?.[0] ?? "";
      return new URL(url, origin).searchParams.get("oobCode") ?? "";
    },
    mailsTo: (to: string) => listOutbox(app, { to }),
    async makeUser(email: string, more: { name?: string; mustChangePassword?: boolean } = {}) {
      const passwordHash = await hashOfPassword();
      return insertCredentialUser(db, now, { email, name: "", ...more }, passwordHash);
    },
    async makeJoker(id: string, email: string) {
      const written = { createdAt: now, updatedAt: now, createdOn: jstDate(now) };
      await db.insert(jokers).values({ id, email, publicId: makePublicId(), ...written });
    },
    async makeAce(id: string, email: string, more: Partial<typeof aces.$inferInsert> = {}) {
      const written = { createdAt: now, updatedAt: now };
      const companyId = more.companyId ?? uuidv7();
      await db
        .insert(companies)
        .values({ id: companyId, name: "ことのは株式会社", ...written })
        .onConflictDoNothing();
      await db.insert(aces).values({ id, companyId, name: "相沢 明", email, ...written, ...more });
      return companyId;
    },
    async makeOperator(id: string, email: string) {
      const written = { createdAt: now, updatedAt: now };
      await db.insert(operators).values({ id, email, name: "運営", role: "admin", ...written });
    },
  };
}

export type TestApp = ReturnType<typeof makeTestApp>;

/** A browser that keeps its session cookie between calls. */
export function makeBrowser(app: TestApp) {
  const jar = new Map<string, string>();
  const received: string[] = [];
  const headers = () =>
    new Headers({ cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; ") });

  return {
    /** Every `Set-Cookie` header that came. */
    received,
    async ctx(): Promise<Ctx> {
      return {
        ...app,
        actor: await resolveActor(app, headers()),
        request: {
          ip: "203.0.113.7",
          userAgent: "test browser",
          headers: headers(),
          setCookie(value) {
            received.push(value);
            const [pair = ""] = value.split(";", 1);
            const at = pair.indexOf("=");
            if (/max-age=0/i.test(value)) jar.delete(pair.slice(0, at));
            else jar.set(pair.slice(0, at), pair.slice(at + 1));
          },
        },
      };
    },
    async actor() {
      return resolveActor(app, headers());
    },
  };
}
