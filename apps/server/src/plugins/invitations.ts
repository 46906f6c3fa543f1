import { loginPath } from "@tefuda/domain/account/guard";
import { getInvitation } from "@tefuda/services/schedule/get-invitation";
import type { FastifyInstance } from "fastify";
import { type AppCtx, createContext } from "../trpc/context.ts";

/** An interview as a file for one's calendar (spec 4 · Scheduling and chat); for the two who meet alone. */
export function invitations(server: FastifyInstance, app: AppCtx) {
  server.get<{ Params: { id: string } }>("/schedules/:id/invite.ics", async (request, reply) => {
    const ctx = createContext(app, request, reply);
    // A file would leave people on the login page after it: their threads have the link to it.
    if (ctx.actor.kind === "visitor") return reply.redirect(loginPath("/matchings"), 303);
    const file = await getInvitation(ctx, request.params.id);
    reply.header("x-content-type-options", "nosniff").header("cache-control", "private, no-store");
    if (!file) return reply.code(404).send();
    return reply
      .header("content-type", file.contentType)
      .header(
        "content-disposition",
        `attachment; filename="invite.ics"; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      )
      .send(file.content);
  });
}
