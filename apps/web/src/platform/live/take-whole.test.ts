import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { takeWhole } from "./take-whole.ts";

interface Answer {
  readonly status: string;
  readonly title: string;
}
const queryKey = ["offer.get", "a"];

test("what the stream says takes the place of an answer, also of one that is under way", async () => {
  const queries = new QueryClient();
  const answers: Array<(answer: Answer) => void> = [];
  const queryFn = () => new Promise<Answer>((answer) => answers.push(answer));
  const observer = new QueryObserver(queries, { queryKey, queryFn, staleTime: 0 });
  const leave = observer.subscribe(() => {});
  const shown = () => observer.getCurrentResult();
  for (const title of ["最初の募集", "次の募集"]) {
    takeWhole<Answer>(queries, queryKey, { status: "read", title });
    answers.at(-1)?.({ status: "sent", title: "古い募集" });
    await expect.poll(() => queries.isFetching()).toBe(0);
    expect(shown()).toMatchObject({ isError: false, data: { status: "read", title } });
    void queries.invalidateQueries({ queryKey });
  }
  // Both were asked for, the second by the first pass, and a third is on its way.
  expect(answers).toHaveLength(3);
  leave();
});
