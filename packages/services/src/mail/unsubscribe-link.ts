import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import {
  type MailSetting,
  mailSettings,
  settingOfMail,
} from "@tefuda/domain/notification/mail-rules";
import type { MailTemplate } from "@tefuda/domain/notification/mails.ja";
import { DAY_MS } from "@tefuda/domain/time/units";
import { z } from "zod";
import type { Ctx } from "../kernel/context.ts";
import { authSecretOf } from "../kernel/sealing.ts";

/** People clear out their mail late; after this they find the setting on their own page. */
const LINK_LIFE_DAYS = 365;
const KEY_BYTES = 32;
const PURPOSE = "unsubscribe link";

/** Where the links of mails lead to, below the origin. */
export const UNSUBSCRIBE_PATH = "/mails/unsubscribe";

type App = Pick<Ctx, "ports" | "site">;

/** Whose mails of which setting a link ends. */
export interface Unsubscribing {
  readonly userId: string;
  readonly setting: MailSetting;
}

interface LeavingMail {
  readonly template: MailTemplate;
  readonly userId: string | null;
  readonly createdAt: Date;
}

/**
 * The link that ends mails of a kind, where a setting switches them. It is the same every time, so that a
 * mail that is sent again is the same mail.
 */
export async function unsubscribeUrlOf(
  { ports, site }: App,
  { template, userId, createdAt }: LeavingMail,
): Promise<string | undefined> {
  const setting = settingOfMail(template);
  if (!setting || !userId) return undefined;
  const token = makeToken(await authSecretOf(ports), userId, setting, createdAt);
  return `${site.origin}${UNSUBSCRIBE_PATH}/${token}`;
}

/** What a link ends; `expired` when it is older than a year, `invalid` when it is not one of ours. */
export async function readUnsubscribeLink(
  { ports, clock }: Pick<Ctx, "ports" | "clock">,
  token: string,
): Promise<Unsubscribing | "expired" | "invalid"> {
  const [userId = "", name = "", issued = "", given = "", ...rest] = token.split(".");
  const setting = mailSettings.find((one) => one === name);
  const isShaped =
    setting && z.uuid().safeParse(userId).success && /^\d{1,6}$/.test(issued) && rest.length === 0;
  if (!isShaped) return "invalid";
  const right = signatureOf(await authSecretOf(ports), `${userId}.${setting}.${issued}`);
  const shown = Buffer.from(given, "base64url");
  if (shown.length !== right.length || !timingSafeEqual(shown, right)) return "invalid";
  if (dayOf(clock()) - Number(issued) > LINK_LIFE_DAYS) return "expired";
  return { userId, setting };
}

function makeToken(secret: string, userId: string, setting: MailSetting, issuedAt: Date): string {
  const body = `${userId}.${setting}.${dayOf(issuedAt)}`;
  return `${body}.${signatureOf(secret, body).toString("base64url")}`;
}

const dayOf = (moment: Date) => Math.floor(moment.getTime() / DAY_MS);

/** Under a key of its own: the one that signs cookies is never used for anything else. */
const signatureOf = (secret: string, body: string) =>
  createHmac("sha256", Buffer.from(hkdfSync("sha256", secret, "", PURPOSE, KEY_BYTES)))
    .update(body)
    .digest();
