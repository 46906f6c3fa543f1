import { purgeInquiries } from "@tefuda/services/inquiry/purge-inquiries";
import { expireLikes } from "@tefuda/services/like/expire-likes";
import { purgeRecords } from "@tefuda/services/monitoring/purge-records";
import { expireOffers } from "@tefuda/services/offer/expire-offers";
import { remindOffers } from "@tefuda/services/offer/remind-offers";
import { sweepUploads } from "@tefuda/services/upload/sweep-uploads";
import { deleteLeftThreads } from "@tefuda/services/withdrawal/delete-left-threads";
import { deleteWithdrawn } from "@tefuda/services/withdrawal/delete-withdrawn";
import type { Job } from "./loop.ts";

/** What the product does by itself, each at its own pace. A job finds its own work by its rows, so that running it twice does no harm. */
export const periodicJobs: readonly Job[] = [
  { name: "expireLikes", everyMs: 60_000, run: expireLikes },
  { name: "expireOffers", everyMs: 60_000, run: expireOffers },
  { name: "remindOffers", everyMs: 15 * 60_000, run: remindOffers },
  { name: "sweepUploads", everyMs: 60 * 60_000, run: sweepUploads },
  { name: "purgeInquiries", everyMs: 6 * 60 * 60_000, run: purgeInquiries },
  { name: "purgeRecords", everyMs: 6 * 60 * 60_000, run: purgeRecords },
  { name: "deleteWithdrawn", everyMs: 60 * 60_000, run: deleteWithdrawn },
  { name: "deleteLeftThreads", everyMs: 60 * 60_000, run: deleteLeftThreads },
];
