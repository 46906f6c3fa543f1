import type { RelaySettings } from "@tefuda/services/kernel/context";
import { z } from "zod";
import { WrongSetting } from "./wrong-setting.ts";

/** Addresses of servers of video interviews, with commas between, such as `turns:relay.example.jp:5349`. */
export const serverList = (...schemes: string[]) =>
  z
    .string()
    .transform((value) => value.split(",").map((one) => one.trim()))
    .refine((list) => list.every((one) => schemes.some((scheme) => isServer(one, scheme))), {
      error: `must be addresses that start with ${schemes.join(" or ")}, with commas between`,
    });
const isServer = (value: string, scheme: string) =>
  value.startsWith(scheme) &&
  /^[A-Za-z0-9.-]+(:\d{1,5})?(\?transport=(udp|tcp))?$/.test(value.slice(scheme.length));

/** As much of the settings as is read here; each has its check beside the others. */
interface Given {
  readonly STUN_URLS?: readonly string[] | undefined;
  readonly TURN_URLS?: readonly string[] | undefined;
  readonly TURN_SECRET?: string | undefined;
}

/** The servers of video interviews; a relay without its secret, or the other way round, is a mistake. */
export function relayOf(set: Given): RelaySettings | undefined {
  const { STUN_URLS: stunUrls, TURN_URLS: turnUrls, TURN_SECRET: turnSecret } = set;
  if (turnUrls && !turnSecret)
    throw new WrongSetting("Setting TURN_SECRET is missing; TURN_URLS needs it.");
  if (turnSecret && !turnUrls)
    throw new WrongSetting("Setting TURN_URLS is missing; TURN_SECRET needs it.");
  if (!stunUrls && !turnUrls) return undefined;
  return { stunUrls: stunUrls ?? [], turnUrls: turnUrls ?? [], turnSecret };
}
