import { midCareerA } from "./recruitments-mid-a.ts";
import { midCareerB } from "./recruitments-mid-b.ts";
import { behindTheScenes } from "./recruitments-more.ts";
import { sideJobs } from "./recruitments-side.ts";
import type { DemoRecruitment } from "./types.ts";

/** Thirty-five positions: twenty-three to be employed in, twelve as side jobs. */
export const demoRecruitments: readonly DemoRecruitment[] = [
  ...midCareerA,
  ...midCareerB,
  ...sideJobs,
  ...behindTheScenes,
];
