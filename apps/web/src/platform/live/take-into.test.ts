import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { readAgain } from "./read-again.ts";
import { takeInto } from "./take-into.ts";

interface Answer {
  readonly status: string;
  readonly title: string;
}
const queryKey = ["offer.get", "a"];

test("what the stream says is laid over an answer, and makes none where there was none", () => {
  const queries = new QueryClient();
  takeInto<Answer>(queries, queryKey, (answer) => ({ ...answer, status: "read" }));
  expect(queries.getQueryData(queryKey)).toBeUndefined();

  queries.setQueryData(queryKey, { status: "sent", title: "募集" });
  takeInto<Answer>(queries, queryKey, (answer) => ({ ...answer, status: "read" }));
  expect(queries.getQueryData(queryKey)).toEqual({ status: "read", title: "募集" });
});

test("an answer that is under way does not undo what the stream says", async () => {
  const queries = new QueryClient();
  queries.setQueryData(queryKey, { status: "sent", title: "募集" });
  const answers: Array<(answer: Answer) => void> = [];
  const queryFn = () => new Promise<Answer>((answer) => answers.push(answer));
  const observer = new QueryObserver(queries, { queryKey, queryFn, staleTime: 0 });
  const leave = observer.subscribe(() => {});
  expect(answers).toHaveLength(1);

  takeInto<Answer>(queries, queryKey, (answer) => ({ ...answer, status: "read" }));
  await expect.poll(() => answers.length).toBe(2);
  answers[0]?.({ status: "sent", title: "募集" });
  answers[1]?.({ status: "read", title: "募集" });
  await expect.poll(() => queries.isFetching()).toBe(0);
  expect(queries.getQueryData(queryKey)).toEqual({ status: "read", title: "募集" });
  leave();
});

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
