/** What is said of a judgement on every page, and so apart from the rest. */
export const judgementNewsCopy = {
  passed: "審査を通過しました",
  changed: "審査結果が届きました",
};
