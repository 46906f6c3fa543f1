import type { BusPort } from "@tefuda/adapters/bus/port";

export const ANNOUNCES_HINT = "announces";

/** Tells everyone's open pages that an announcement came or went. Call it after commit. */
export function hintAnnounce({ ports }: { readonly ports: { readonly bus: BusPort } }, id: string) {
  ports.bus.publish({ to: "everyone", topic: ANNOUNCES_HINT, id });
}
