import type { TagManager } from "@tefuda/domain/monitoring/tag";

/**
 * Everything the pages read from the environment; no other file of the web app looks at it.
 * The brand is written into the build, so that the browser knows it as well; the rest is read
 * where pages are made.
 */
export const brand = process.env.NEXT_PUBLIC_BRAND_NAME || "Tefuda";

/** The tag manager of the settings, which the server has checked. */
export const tagManager = (): TagManager | undefined => {
  const set = textOf(process.env.TAG_MANAGER);
  return set ? (JSON.parse(set) as TagManager) : undefined;
};

const textOf = (value: string | undefined) => value?.trim() || undefined;

/** @throws Error when the pages run without the server that brings them. */
function told(name: string, origin: string | undefined): string {
  if (!origin) throw new Error(`${name} is not set: the server sets it when it starts.`);
  return origin;
}

/** The address under which people reach the product, without a slash at its end. */
export const siteOrigin = (): string => told("SITE_ORIGIN", process.env.SITE_ORIGIN);

/** Where this process reaches the server. */
export const internalOrigin = (): string => told("INTERNAL_ORIGIN", process.env.INTERNAL_ORIGIN);

/** The key by which the server knows what its own pages ask. */
export const ownCallKey = (): string => process.env.OWN_CALL_KEY ?? "";

/** Whether the server's settings want the sample pages and the outbox. */
export const devPages = (): boolean => process.env.DEV_PAGES === "1";

/** Who runs the product, and the numbers that authorities gave; what is not set is not shown. */
export const operatorSettings = () => ({
  name: textOf(process.env.OPERATOR_NAME),
  representative: textOf(process.env.OPERATOR_REPRESENTATIVE),
  address: textOf(process.env.OPERATOR_ADDRESS),
  contact: textOf(process.env.OPERATOR_CONTACT),
  /** Of the notification under the Employment Security Act. */
  jobInformationNumber: textOf(process.env.JOB_INFORMATION_NUMBER),
  /** Of the notification under the Telecommunications Business Act. */
  telecommunicationsNumber: textOf(process.env.TELECOMMUNICATIONS_NUMBER),
});
export type OperatorSettings = ReturnType<typeof operatorSettings>;
