import { isIP, isIPv6 } from "node:net";
import { hasCode } from "@tefuda/db/error-code";
import { z } from "zod";
import { WrongSetting } from "./wrong-setting.ts";

/** An address of this machine or a name for one; of IPv6 with brackets or without. */
export const listeningAddress = z
  .string()
  .transform((value) => value.trim().replace(/^\[(.*)\]$/, "$1"))
  .refine(
    (value) =>
      isIP(value) > 0 ? !value.includes("%") : /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value),
    {
      error:
        "must be an address of this machine, such as 127.0.0.1, 0.0.0.0 or ::1, or a name for one",
    },
  );

const every: Readonly<Record<string, string>> = { "0.0.0.0": "127.0.0.1", "::": "::1" };
const asHost = (address: string) => (isIPv6(address) ? `[${address}]` : address);

/** Where this process reaches itself: at the very address that it listens on. */
export const reachedAt = (host: string, port: number): string =>
  `http://${asHost(every[host] ?? host)}:${port}`;

/** What somebody at this machine opens: `localhost`, where that leads to what is listened on. */
export const shownAt = (host: string, port: number): string =>
  host === "127.0.0.1" || host in every ? `http://localhost:${port}` : reachedAt(host, port);

/** What of the settings keeps a server from listening; the error itself when it is none of them. */
export function whyNotListening(error: unknown, host: string, port: number): unknown {
  if (hasCode(error, "EADDRINUSE"))
    return new WrongSetting(`Setting PORT ${port} is in use by another process.`);
  if (hasCode(error, "EACCES"))
    return new WrongSetting(`Setting PORT ${port} is one that this user may not listen on.`);
  if (["EADDRNOTAVAIL", "ENOTFOUND", "EAI_AGAIN"].some((code) => hasCode(error, code)))
    return new WrongSetting(`Setting HOST ${host} is no address of this machine.`);
  return error;
}
