import { careerArticles } from "./articles/career.ts";
import { companyArticles } from "./articles/company.ts";
import { interviewArticles } from "./articles/interview.ts";
import { moreArticles } from "./articles/more.ts";
import type { DemoArticle } from "./types.ts";

/** Eighteen articles. Bodies hold only p, h2, ul, li and blockquote elements. */
export const demoArticles: readonly DemoArticle[] = [
  ...interviewArticles,
  ...companyArticles,
  ...careerArticles,
  ...moreArticles,
];
