import { z } from "zod";

/** A setting that is on or off. */
export const flag = z
  .enum(["0", "1", "true", "false"], { error: "must be 1 or 0" })
  .transform((value) => value === "1" || value === "true");
/** An address with one of the protocols. */
export const url = (...protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `must be a URL that starts with ${protocols.map((name) => `${name}//`).join(" or ")}`,
  });
