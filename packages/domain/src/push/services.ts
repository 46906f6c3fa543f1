import { parseUrl } from "../validation/parse-url.ts";

/** The push services of the browsers in use; `*.` stands for any host below. */
export const knownPushServices: readonly string[] = [
  "fcm.googleapis.com",
  "updates.push.services.mozilla.com",
  "*.push.services.mozilla.com",
  "*.notify.windows.com",
  "web.push.apple.com",
  "*.push.apple.com",
];

const PORT_MAX = 65_535;

/** How an allowed service is written: a host, with `*.` before it or a port behind it. */
export const isPushService = (value: string): boolean =>
  /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/i.test(value) &&
  Number(value.split(":")[1] ?? PORT_MAX) <= PORT_MAX;

export const PUSH_ENDPOINT_MAX = 2048;

/**
 * Whether pushes may be sent to an address that a browser gave: by TLS, to one of the services and its
 * port alone, so that nobody has the product call what only the product can reach.
 * @param more services beside the known ones
 */
export function isPushEndpoint(endpoint: string, more: readonly string[] = []): boolean {
  if (endpoint.length > PUSH_ENDPOINT_MAX) return false;
  const url = parseUrl(endpoint);
  if (url?.protocol !== "https:" || url.username || url.password || url.hash) return false;
  return [...knownPushServices, ...more].some((service) =>
    isOf(url, service.toLowerCase().replace(/:443$/, "")),
  );
}

/** The host as the address has it after parsing; the port that TLS has anyway is none. */
function isOf({ host }: URL, service: string): boolean {
  return service.startsWith("*.")
    ? host.endsWith(service.slice(1)) && host.length > service.length - 1
    : host === service;
}
