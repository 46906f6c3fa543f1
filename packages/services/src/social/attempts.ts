import type { SocialAttempt } from "@tefuda/adapters/social/port";
import { verifications } from "@tefuda/db/schema/account";
import { and, count, eq, gt, lte, sql } from "@tefuda/db/sql";
import { type SocialProvider, socialProviders } from "@tefuda/domain/account/constants";
import { networkOf } from "@tefuda/domain/account/network";
import { AppError } from "@tefuda/domain/errors/app-error";
import {
  SOCIAL_ADDRESS_ATTEMPTS_MAX,
  SOCIAL_ATTEMPT_MINUTES,
  SOCIAL_ATTEMPTS_MAX,
  socialIntents,
} from "@tefuda/domain/social/constants";
import { MINUTE_MS } from "@tefuda/domain/time/units";
import { uuidv7 } from "uuidv7";
import { z } from "zod";
import type { Ctx } from "../kernel/context.ts";
import { authSecretOf, sealingFor } from "../kernel/sealing.ts";
import { hashOf, makeToken, readCookie, setCookie } from "./browser-cookie.ts";

const { seal, unseal } = sealingFor("tefuda social attempt");

const noteSchema = z.object({
  verifier: z.string(),
  nonce: z.string(),
  intent: z.enum(socialIntents),
  /** The page that was wanted, a path of ours. */
  backTo: z.string().optional(),
  /** Whose session it has to come back to, where there was one. */
  session: z.object({ id: z.string(), userId: z.string() }).optional(),
});
type Note = z.output<typeof noteSchema>;
export type Visit = Omit<Note, "verifier" | "nonce">;

type AttemptCtx = Pick<Ctx, "db" | "clock" | "ports" | "request">;

/**
 * Notes that this browser goes to a provider's page, and answers where that is. Every tab has an
 * attempt of its own; they share the cookie that says which browser it is.
 * @throws AppError dataNotFound where the provider is not set up, tooManyRequests
 */
export async function beginVisit(
  ctx: AttemptCtx,
  provider: SocialProvider,
  visit: Visit,
): Promise<{ url: string }> {
  const { db, ports, request } = ctx;
  const port = ports.social?.[provider];
  if (!port) throw new AppError("dataNotFound");
  const now = ctx.clock();
  // Nobody comes back for these; they are few, and only what stays is counted below.
  await db.delete(verifications).where(lte(verifications.expiresAt, now));
  const known = await readCookie(ctx, "social_browser");
  const browser = known ?? makeToken();
  const userId = visit.session?.userId;
  const identifier = `social ${hashOf(userId ?? networkOf(request.ip))}`;
  await limitVisits(db, identifier, userId ? undefined : hashOf(browser));

  const id = uuidv7();
  const state = `${id}.${makeToken()}`;
  const attempt: SocialAttempt = { state, verifier: makeToken(), nonce: makeToken() };
  const note: Note = { ...visit, verifier: attempt.verifier, nonce: attempt.nonce };
  const sealed = seal(await authSecretOf(ports), id, JSON.stringify(note));
  const url = await port.begin(attempt, visit.intent === "reauthenticate");
  await db.insert(verifications).values({
    id,
    identifier,
    value: `${bound(provider, state, browser)}${sealed}`,
    expiresAt: new Date(now.getTime() + SOCIAL_ATTEMPT_MINUTES * MINUTE_MS),
    createdAt: now,
    updatedAt: now,
  });
  await setCookie(ctx, "social_browser", { token: browser, minutes: SOCIAL_ATTEMPT_MINUTES });
  return { url };
}

/** What an attempt is found by: no other provider's answer, state or browser fits. */
const bound = (provider: SocialProvider, state: string, browser: string) =>
  `${provider}:${hashOf(state)}:${hashOf(browser)}:`;

/** The third part of what `bound` makes. */
const browserOfVisit = sql`split_part(${verifications.value}, ':', 3)`;

/** Counts by the user, whatever the address, or else by the address, and there by the browser too. */
async function limitVisits(db: Ctx["db"], identifier: string, browser: string | undefined) {
  const [row] = await db
    .select({
      all: count(),
      browsers: sql`count(*) filter (where ${browserOfVisit} = ${browser ?? ""})`.mapWith(Number),
    })
    .from(verifications)
    .where(eq(verifications.identifier, identifier));
  if (row && isTooMuch(row, browser !== undefined)) throw new AppError("tooManyRequests");
}

const isTooMuch = (begun: { all: number; browsers: number }, isByAddress: boolean): boolean =>
  isByAddress
    ? begun.all >= SOCIAL_ADDRESS_ATTEMPTS_MAX || begun.browsers >= SOCIAL_ATTEMPTS_MAX
    : begun.all >= SOCIAL_ATTEMPTS_MAX;

/**
 * Uses an attempt of this browser's up, so that of two visits with the same address only one has it.
 * @returns undefined for one that is not there: made up, too old, used, or of another browser
 */
export async function takeVisit(
  ctx: AttemptCtx,
  provider: SocialProvider,
  state: string,
): Promise<{ readonly attempt: SocialAttempt; readonly visit: Visit } | undefined> {
  const browser = await readCookie(ctx, "social_browser");
  const [id] = state.split(".");
  if (!browser || !z.uuid().safeParse(id).success || !id) return undefined;
  const start = bound(provider, state, browser);
  const [row] = await ctx.db
    .delete(verifications)
    .where(
      and(
        eq(verifications.id, id),
        gt(verifications.expiresAt, ctx.clock()),
        sql`starts_with(${verifications.value}, ${start})`,
      ),
    )
    .returning({ value: verifications.value });
  if (!row) return undefined;
  const text = unseal(await authSecretOf(ctx.ports), id, row.value.slice(start.length));
  const { verifier, nonce, ...visit } = noteSchema.parse(JSON.parse(text) as unknown);
  return { attempt: { state, verifier, nonce }, visit };
}

/** The providers that the settings name, in the order in which they are shown. */
export const offeredProviders = ({ ports }: Pick<Ctx, "ports">): SocialProvider[] =>
  socialProviders.filter((provider) => ports.social?.[provider] !== undefined);
