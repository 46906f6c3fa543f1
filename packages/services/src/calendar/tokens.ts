import type { CalendarTokens } from "@tefuda/adapters/calendar/port";
import { MINUTE_MS, SECOND_MS } from "@tefuda/domain/time/units";
import { z } from "zod";
import type { Ctx } from "../kernel/context.ts";
import { authSecretOf, sealingFor } from "../kernel/sealing.ts";

const { seal, unseal } = sealingFor("tefuda calendar link");
/** Tokens are changed a little early: the provider's clock is not ours. */
const MARGIN_MS = MINUTE_MS;

const storedSchema = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  /** When the access token ends, in milliseconds. */
  endsAt: z.number(),
});
export type StoredTokens = z.output<typeof storedSchema>;

type SealCtx = Pick<Ctx, "clock" | "ports">;

/** Tokens as they are kept: nobody reads them from the table, a copy or a log. */
export async function sealTokens(
  { clock, ports }: SealCtx,
  userId: string,
  { accessToken, refreshToken, expiresInSeconds }: CalendarTokens,
): Promise<string> {
  const endsAt = clock().getTime() + expiresInSeconds * SECOND_MS;
  const stored: StoredTokens = { accessToken, refreshToken, endsAt };
  return seal(await authSecretOf(ports), userId, JSON.stringify(stored));
}

/** @throws AppError `encryptFailed` when the product's secret has changed since */
export async function openTokens(
  { ports }: Pick<SealCtx, "ports">,
  { userId, tokenEncrypted }: { readonly userId: string; readonly tokenEncrypted: string },
): Promise<StoredTokens> {
  return storedSchema.parse(
    JSON.parse(unseal(await authSecretOf(ports), userId, tokenEncrypted)) as unknown,
  );
}

/** Whether the access token can still be shown to the provider. */
export const isFresh = ({ endsAt }: StoredTokens, now: Date): boolean =>
  endsAt - MARGIN_MS > now.getTime();
