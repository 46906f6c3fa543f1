/** Where the steps of the career compass are (spec 2 · Routes). */
export const compassPaths = {
  top: "/career-compass-ai",
  form: "/career-compass-ai/answer-form",
  latest: "/career-compass-ai/results/latest",
  result: (id: string) => `/career-compass-ai/results/${id}`,
  conclusion: "/career-compass-ai/conclusion",
} as const;
