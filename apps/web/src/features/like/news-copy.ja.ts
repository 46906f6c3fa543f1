import { withHonorific } from "@tefuda/domain/text/honorific.ja";

/** What is said of likes on every page, and so apart from the rest. */
export const likeNewsCopy = {
  accepted: (company: string, ace: string) =>
    `${company}の${withHonorific(ace)}とマッチングしました`,
};
