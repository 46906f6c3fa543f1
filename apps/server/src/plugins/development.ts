import { AppError } from "@tefuda/domain/errors/app-error";
import { listOutbox } from "@tefuda/services/mail/list-outbox";
import { codeAt } from "@tefuda/services/second-factor/totp";
import type { FastifyInstance } from "fastify";
import type { AppCtx } from "../trpc/context.ts";
import { mailPreview } from "./mail-preview.ts";
import { isFromOwnMachine } from "./own-machine.ts";

/** What only development and tests see, and only at this very machine: mails that no mail server took, all mails, the demo's codes. */
export function development(server: FastifyInstance, app: AppCtx) {
  server.addHook("onRequest", async (request) => {
    const isOurs = request.routeOptions.url?.startsWith("/dev/");
    if (isOurs && !isFromOwnMachine(request)) throw new AppError("dataNotFound");
  });
  mailPreview(server, app);
  server.get<{ Querystring: { to?: string } }>("/dev/outbox.json", async (request) =>
    listOutbox(app, { to: request.query.to }),
  );
  server.get("/dev/codes.json", async () => {
    const { demoEmails, demoSecrets } = await import("@tefuda/testing/demo/accounts");
    const now = app.clock();
    return (Object.keys(demoSecrets) as (keyof typeof demoSecrets)[]).map((account) => ({
      email: demoEmails[account],
      secret: demoSecrets[account],
      // Each code works once: whoever has used the present one takes the next.
      codes: [0, 1].map((later) => codeAt(demoSecrets[account], now, later)),
    }));
  });
}
