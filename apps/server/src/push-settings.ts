import type { WebPushSettings } from "@tefuda/adapters/push/web-push";
import { isPushService } from "@tefuda/domain/push/services";
import { z } from "zod";
import { readCaFile } from "./ca-file.ts";

export type PushSettings = WebPushSettings;

/** Hosts of push services, with commas between. */
export const pushServices = z
  .string()
  .transform((value) => value.split(",").map((one) => one.trim()))
  .refine((list) => list.every(isPushService), {
    error: "must be hosts such as push.example.jp or *.push.example.jp, with commas between",
  });

/** As much of the settings as is read here; each has its check and default beside the others. */
interface Given {
  readonly PUSH_SERVICES?: readonly string[] | undefined;
  readonly PUSH_CA_FILE?: string | undefined;
  readonly PUBLIC_URL?: string | undefined;
  readonly OPERATOR_CONTACT?: string | undefined;
}

/**
 * How pushes are sent; a push service turns to the desk, or to the product's own address, when something
 * is wrong with them.
 * @param sender the address of mails, where neither is set
 * @throws WrongSetting for a file that cannot be read
 */
export function pushOf(given: Given, sender: string): PushSettings {
  const { PUSH_SERVICES: services, PUSH_CA_FILE: caFile, PUBLIC_URL, OPERATOR_CONTACT } = given;
  const ownAddress = PUBLIC_URL?.startsWith("https:") ? new URL(PUBLIC_URL).origin : undefined;
  const contact = `mailto:${OPERATOR_CONTACT ?? sender}`;
  return {
    subject: OPERATOR_CONTACT ? contact : (ownAddress ?? contact),
    services,
    ca: readCaFile("PUSH_CA_FILE", caFile),
  };
}
