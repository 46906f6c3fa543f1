import { createHash } from "node:crypto";
import { users } from "@tefuda/db/schema/account";
import { mailOutbox } from "@tefuda/db/schema/mail";
import { and, eq, gt } from "@tefuda/db/sql";
import { deviceName } from "@tefuda/domain/account/device-name.ja";
import { formatDate, formatTime } from "@tefuda/domain/time/format.ja";
import type { Ctx } from "../kernel/context.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";

const MARK_LENGTH = 22;
/** People who share a browser; who was there longest ago is forgotten first. */
const REMEMBERED_MAX = 5;
/** Browsers keep no cookie for longer. */
const MAX_AGE_SECONDS = 400 * 24 * 60 * 60;
/** Sign-ins that one press, or a few, made at once are one. */
const AT_ONCE_MS = 10 * 60_000;
/** From here on (JST) every sign-in has marked its browser; of earlier ones nothing is known. */
const MARKED_SINCE = new Date("2026-11-23T00:00:00+09:00");

type DeviceCtx = Pick<Ctx, "ports" | "request">;

/** Notes in the browser, in a signed cookie, that this user has been signed in there. */
export async function rememberDevice(ctx: DeviceCtx, userId: string): Promise<void> {
  const mark = markOf(userId);
  const others = (await readMarks(ctx)).filter((one) => one !== mark);
  const { headers } = await ctx.ports.auth.api.setDeviceCookie({
    body: { marks: [mark, ...others].slice(0, REMEMBERED_MAX), maxAge: MAX_AGE_SECONDS },
    returnHeaders: true,
  });
  for (const cookie of headers.getSetCookie()) ctx.request.setCookie(cookie);
}

/**
 * Mails a user about a sign-in from a browser that has not been theirs before, unless it is the very
 * first one since browsers are marked. To be called before the session opens, which makes the browser
 * theirs, and in a transaction: it locks the user's row, so that presses at once come one by one.
 */
export async function tellOfNewDevice(
  ctx: DeviceCtx & Pick<Ctx, "db" | "clock" | "site">,
  userId: string,
): Promise<void> {
  if (await isKnownDevice(ctx, userId)) return;
  const [user] = await ctx.db
    .select({ email: users.email, lastSignedInAt: users.lastSignedInAt })
    .from(users)
    .where(eq(users.id, userId))
    .for("no key update");
  if (!user?.lastSignedInAt || user.lastSignedInAt < MARKED_SINCE) return;
  const now = ctx.clock();
  const { ip, userAgent } = ctx.request;
  const period = Math.floor(now.getTime() / AT_ONCE_MS);
  const keyOf = (one: number) => `device:${userId}:${markOf(`${ip} ${userAgent}`)}:${one}`;
  const since = new Date(now.getTime() - AT_ONCE_MS);
  const [told] = await ctx.db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(and(eq(mailOutbox.dedupeKey, keyOf(period - 1)), gt(mailOutbox.createdAt, since)));
  if (told) return;
  await enqueueMail(ctx.db, ctx, {
    template: "newDevice",
    to: user.email,
    userId,
    params: {
      date: formatDate(now),
      time: formatTime(now),
      ua: deviceName(userAgent),
    },
    dedupeKey: keyOf(period),
  });
}

/** Whether the browser has been the user's; takes the same time where there is none. */
export async function isKnownDevice(ctx: DeviceCtx, userId = ""): Promise<boolean> {
  return (await readMarks(ctx)).includes(markOf(userId));
}

const readMarks = ({ ports, request }: DeviceCtx): Promise<string[]> =>
  ports.auth.api.readDeviceCookie({ headers: request.headers });

/** The cookie names nobody: whoever reads it learns no id. */
const markOf = (name: string) =>
  createHash("sha256").update(name).digest("base64url").slice(0, MARK_LENGTH);
