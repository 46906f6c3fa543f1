/** What people write to the desk about (spec 2 · Routes, contact and complaint desk). */
export const inquiryCategories = [
  "usage",
  "complaint",
  "appeal",
  "privacy",
  "corporate",
  "accessibility",
  "other",
] as const;
export type InquiryCategory = (typeof inquiryCategories)[number];

export const INQUIRY_CONTENT = { min: 10, max: 2000 } as const;
export const INQUIRY_REPLY_BUSINESS_DAYS = 3;
/** How long the desk keeps what people wrote to it. */
export const INQUIRY_KEPT_YEARS = 3;

/** Whether the desk still has to answer; one that is closed needs no answer any more. */
export const inquiryStatuses = ["open", "answered", "closed"] as const;
export type InquiryStatus = (typeof inquiryStatuses)[number];
