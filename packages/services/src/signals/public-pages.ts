import type { BusPort } from "@tefuda/adapters/bus/port";

/** The topic of a change of what visitors see; the front door keeps their pages for a while. */
export const PUBLIC_PAGES_TOPIC = "public-pages";

/**
 * Tells every process that pages of visitors changed, so that the next visitor gets a new one. Call
 * it after commit, wherever a company, a person in it, a position or an article changes.
 */
export function signalPublicPages({ ports }: { ports: { bus: BusPort } }) {
  ports.bus.publish({ to: "everyone", topic: PUBLIC_PAGES_TOPIC, id: "" });
}
