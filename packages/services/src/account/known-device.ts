import { createHash } from "node:crypto";
import { users } from "@tefuda/db/schema/account";
import { deviceName } from "@tefuda/domain/account/device-name.ja";
import { formatDate, formatTime } from "@tefuda/domain/time/format.ja";
import { eq } from "drizzle-orm";
import type { Ctx } from "../kernel/context.ts";
import { enqueueMail } from "../notification/enqueue-mail.ts";

const MARK_LENGTH = 22;
/** People who share a browser; who was there longest ago is forgotten first. */
const REMEMBERED_MAX = 5;
/** Browsers keep no cookie for longer. */
const MAX_AGE_SECONDS = 400 * 24 * 60 * 60;
/** Sign-ins that one press, or a few, made at once are one. */
const AT_ONCE_MS = 10 * 60_000;

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
 * first one. To be called before the session opens, which makes the browser theirs.
 */
export async function tellOfNewDevice(
  ctx: DeviceCtx & Pick<Ctx, "db" | "clock" | "site">,
  userId: string,
): Promise<void> {
  if ((await readMarks(ctx)).includes(markOf(userId))) return;
  const [user] = await ctx.db
    .select({ email: users.email, lastSignedInAt: users.lastSignedInAt })
    .from(users)
    .where(eq(users.id, userId));
  if (!user?.lastSignedInAt) return;
  const now = ctx.clock();
  const { ip, userAgent } = ctx.request;
  await enqueueMail(ctx.db, ctx, {
    template: "newDevice",
    to: user.email,
    userId,
    params: {
      date: formatDate(now),
      time: formatTime(now),
      ua: deviceName(userAgent),
    },
    dedupeKey: `device:${userId}:${markOf(`${ip} ${userAgent}`)}:${Math.floor(now.getTime() / AT_ONCE_MS)}`,
  });
}

const readMarks = ({ ports, request }: DeviceCtx): Promise<string[]> =>
  ports.auth.api.readDeviceCookie({ headers: request.headers });

/** The cookie names nobody: whoever reads it learns no id. */
const markOf = (name: string) =>
  createHash("sha256").update(name).digest("base64url").slice(0, MARK_LENGTH);
