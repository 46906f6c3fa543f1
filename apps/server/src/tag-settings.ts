import type { TagManager } from "@tefuda/domain/monitoring/tag";
import { z } from "zod";
import { WrongSetting } from "./wrong-setting.ts";

/** A container of a tag manager. */
export const container = z
  .string()
  .regex(/^GTM-[A-Z0-9]{4,12}$/, { error: "must be a container such as GTM-ABC123" });

/** Where a page may send to: an origin whose host may begin with `*.`. */
const isPlace = (value: string) =>
  /^https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/i.test(value) ||
  /^http:\/\/(localhost|127\.0\.0\.1)(:\d{1,5})?$/.test(value);
/** Such places, with commas between. */
export const placeList = z
  .string()
  .transform((value) => value.split(",").map((one) => one.trim()))
  .refine((list) => list.every(isPlace), {
    error: "must be origins such as https://*.google-analytics.com, with commas between",
  });

/** As much of the settings as is read here; each has its check and default beside the others. */
interface Given {
  readonly TAG_MANAGER_ID?: string | undefined;
  readonly TAG_MANAGER_ORIGIN: string;
  readonly TAG_MANAGER_CONNECT?: readonly string[] | undefined;
}

/** The tag manager of the settings, undefined for none. @throws WrongSetting for places without one */
export function tagManagerOf({
  TAG_MANAGER_ID: id,
  TAG_MANAGER_ORIGIN: origin,
  TAG_MANAGER_CONNECT: connect = [],
}: Given): TagManager | undefined {
  if (!id && connect.length > 0)
    throw new WrongSetting("Setting TAG_MANAGER_ID is missing; TAG_MANAGER_CONNECT needs it.");
  return id ? { id, origin: origin.replace(/\/+$/, ""), connect } : undefined;
}
