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
/** Inquiries of one mail address in a day, and of one place in an hour. */
export const INQUIRIES_PER_ADDRESS = 5;
export const INQUIRIES_PER_IP = 10;
export const INQUIRY_REPLY_BUSINESS_DAYS = 3;
/** How long the desk keeps what people wrote to it. */
export const INQUIRY_KEPT_YEARS = 3;
/** Where an inquiry came from serves the limit only. */
export const INQUIRY_IP_KEPT_DAYS = 1;

/** Whether the desk still has to answer; one that is closed needs no answer any more. */
export const inquiryStatuses = ["open", "answered", "closed"] as const;
export type InquiryStatus = (typeof inquiryStatuses)[number];
