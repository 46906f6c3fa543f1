import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { readAgain } from "./read-again.ts";

interface Answer {
  readonly status: string;
  readonly title: string;
}
const queryKey = ["offer.get", "a"];

test("a first answer that is under way when the stream speaks is asked for anew", async () => {
  const queries = new QueryClient();
  const answers: Array<(answer: Answer) => void> = [];
  const queryFn = () => new Promise<Answer>((answer) => answers.push(answer));
  const observer = new QueryObserver(queries, { queryKey, queryFn });
  const leave = observer.subscribe(() => {});
  expect(answers).toHaveLength(1);

  const read = readAgain(queries, { queryKey });
  answers[0]?.({ status: "sent", title: "募集" });
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.({ status: "read", title: "募集" });
  await read;
  expect(queries.getQueryData(queryKey)).toEqual({ status: "read", title: "募集" });
  leave();
});
