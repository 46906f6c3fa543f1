import { isIP } from "node:net";
import { z } from "zod";

/** An address, or a network that is not everything. */
const isNetwork = (place: string) => {
  const [address = "", bits = "32", ...more] = place.split("/");
  return isIP(address) > 0 && /^\d{1,3}$/.test(bits) && Number(bits) > 0 && more.length === 0;
};

/** `2` proxies, or the addresses and networks that they have. */
export const proxies = z.string().transform((value, ctx): number | readonly string[] => {
  if (/^\d$/.test(value)) return Number(value);
  const places = value.split(",").map((place) => place.trim());
  if (places.every(isNetwork)) return places;
  ctx.addIssue("must be a number of proxies, or their addresses with commas between");
  return z.NEVER;
});
