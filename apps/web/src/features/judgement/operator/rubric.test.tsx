import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Rubric } from "./rubric";

const proposal = {
  careerConcreteness: 2,
  achievement: 1,
  skillClarity: 2,
  preferenceClarity: 2,
  introduction: 1,
} as const;

it("proposes points and a rank, and chooses none of them", () => {
  const ranks: string[] = [];
  const html = renderToStaticMarkup(
    <Rubric proposal={proposal} onUse={(rank) => void ranks.push(rank)} />,
  );
  expect(html).toContain("経歴の具体性（目安 2）");
  expect(html).toContain("提案：A");
  expect(html.match(/type="radio"/g)).toHaveLength(15);
  expect(html).not.toContain("checked=");
  expect(ranks).toEqual([]);
});
