/** PENDING: lists that the domain will name. */
export const mailStatuses = ["waiting", "sent", "failed"] as const;
export const companyStatuses = ["active", "suspended", "closed"] as const;
export const recruitmentStatuses = ["draft", "published", "paused", "closed"] as const;
export const contractTypes = [
  "regular",
  "fixedTerm",
  "partTime",
  "outsourcing",
  "employment",
] as const;
export const releaseRoutes = ["release", "withdraw", "operator"] as const;
export const uploadKinds = [
  "jokerImage",
  "aceImage",
  "chatFile",
  "companyImage",
  "articleImage",
  "dataExport",
] as const;
export const videoChatStatuses = [
  "scheduled",
  "open",
  "inProgress",
  "done",
  "noShow",
  "cancelled",
] as const;
export const reportReasons = [
  "soliciting",
  "inappropriateInfo",
  "inappropriateSpeech",
  "other",
] as const;
export const reportStatuses = ["open", "investigating", "actioned", "dismissed"] as const;
export const reportActions = ["warn", "restrict", "suspend", "none"] as const;
export const articleCategories = ["interview", "company", "career", "news"] as const;
export const articleStatuses = ["draft", "published"] as const;
export const compassEngines = ["rules", "model"] as const;
export const announceTargets = ["all", "joker", "ace"] as const;
export const inquiryStatuses = ["open", "answered"] as const;
