import { readFileSync } from "node:fs";
import { createWebPush } from "@tefuda/adapters/push/web-push";
import type { Db } from "@tefuda/db/client";
import { sessions } from "@tefuda/db/schema/account";
import { pushSubscriptions } from "@tefuda/db/schema/push";
import { pushCaFile, startPushService } from "@tefuda/testing/push/push-service";
import { uuidv7 } from "uuidv7";
import { makeTestApp } from "../account/browser.fixture.ts";
import type { Ctx } from "../kernel/context.ts";
import { deliverPushes } from "./deliver-pushes.ts";

/** The product beside a push service on this machine, at a time that a test moves. */
export async function startPushWorld(db: Db, { limitMs }: { limitMs?: number } = {}) {
  const service = await startPushService();
  const made = makeTestApp(db);
  let now = new Date("2026-11-20T03:00:00Z");
  const push = createWebPush({
    subject: "mailto:desk@example.jp",
    services: [service.host],
    ca: readFileSync(pushCaFile, "utf8"),
    limitMs,
  });
  const app = { ...made, clock: () => now, ports: { ...made.ports, push } };
  return {
    app,
    service,
    at: (moment: Date | string) => {
      now = new Date(moment);
    },
    pass: (minutes: number) => {
      now = new Date(now.getTime() + minutes * 60_000);
    },
    ctx: <Who extends Ctx["actor"]>(actor: Who): Ctx<Who> => ({
      ...app,
      actor,
      request: {
        ip: "192.0.2.1",
        userAgent: "Mozilla/5.0 (Windows NT 10.0) Chrome/140.0",
        headers: new Headers(),
        setCookie: () => {},
      },
    }),
    /** A browser of a user that pushes come to, with its session. */
    async addBrowser(userId: string) {
      const keys = service.subscribe();
      const [id, sessionId] = [uuidv7(), uuidv7()];
      const written = { createdAt: now, updatedAt: now };
      const expiresAt = new Date(now.getTime() + 30 * 24 * 60 * 60_000);
      await db
        .insert(sessions)
        .values({ id: sessionId, userId, token: sessionId, expiresAt, ...written });
      await db
        .insert(pushSubscriptions)
        .values({ id, userId, sessionId, ...keys, userAgent: null, createdAt: now });
      return { id, sessionId, ...keys };
    },
    /** Sends all that is due; answers what came, without the parts that are made by chance. */
    async deliver() {
      const before = service.taken.length;
      while ((await deliverPushes(app)) > 0);
      return service.taken
        .slice(before)
        .map(({ payload: { title, body, url } }) => ({ title, body, url }));
    },
    async stop() {
      push.close();
      await service.stop();
    },
  };
}
export type PushWorld = Awaited<ReturnType<typeof startPushWorld>>;
