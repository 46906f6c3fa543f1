import rateLimit from "@fastify/rate-limit";
import { AppError } from "@tefuda/domain/errors/app-error";
import { unsubscribe } from "@tefuda/services/mail/unsubscribe";
import { readUnsubscribeLink, UNSUBSCRIBE_PATH } from "@tefuda/services/mail/unsubscribe-link";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { AppCtx } from "../trpc/context.ts";
import { perMinute } from "./per-minute.ts";

/** Of links that we never made; mail programs of many people ask from one address. */
const FORGED_PER_MINUTE = 60;
const SEE_OTHER = 303;
const BODY_LIMIT_BYTES = 10_000;
/** What a mail program posts by itself (RFC 8058). */
const ONE_CLICK = "List-Unsubscribe=One-Click";

/**
 * Where the links of mails that a setting switches lead to. Opening one changes nothing, because
 * programs that look mails over open every link: it leads on to our own page with a button. A POST
 * switches the setting off, of that button or of the mail program itself, and needs no session.
 */
export async function unsubscribing(server: FastifyInstance, app: AppCtx) {
  await server.register(async (scope) => {
    await scope.register(rateLimit, {
      max: FORGED_PER_MINUTE,
      ...perMinute,
      allowList: async ({ params }) =>
        (await readUnsubscribeLink(app, (params as { token?: string }).token ?? "")) !== "invalid",
      // With its status: what has none is a fault of ours, which operators would read of.
      errorResponseBuilder: (_request, { statusCode }) =>
        Object.assign(new AppError("tooManyRequests"), { statusCode }),
    });
    // A form of either kind; what matters in it is one pair of words.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      "*",
      { parseAs: "string", bodyLimit: BODY_LIMIT_BYTES },
      (_request, body, done) => done(null, body),
    );
    const path = `${UNSUBSCRIBE_PATH}/:token`;
    scope.get<{ Params: { token: string } }>(path, async ({ params: { token } }, reply) => {
      const link = await readUnsubscribeLink(app, token);
      return typeof link === "string"
        ? onward(reply, { state: link })
        : onward(reply, { setting: link.setting, token });
    });
    scope.post<{ Params: { token: string }; Body: string | undefined }>(
      path,
      async ({ params: { token }, body }, reply) => {
        const done = await unsubscribe(app, token);
        const isBroken = done === "expired" || done === "invalid";
        // Mail programs follow no redirects.
        if (isOneClick(body))
          return reply
            .code(isBroken ? 404 : 200)
            .type("text/plain")
            .send("");
        return onward(reply, isBroken ? { state: done } : { state: "done", setting: done });
      },
    );
  });
}

const isOneClick = (body: string | undefined) =>
  body !== undefined &&
  (body.includes(ONE_CLICK) ||
    // The same as `multipart/form-data`.
    /name="List-Unsubscribe"\s+One-Click/.test(body));

const onward = (reply: FastifyReply, query: Record<string, string>) =>
  reply
    .header("cache-control", "no-store")
    .header("referrer-policy", "same-origin")
    .redirect(`/unsubscribe?${new URLSearchParams(query)}`, SEE_OTHER);
