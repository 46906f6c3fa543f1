import { expect, it } from "vitest";
import { answerIn, timesIn } from "./answer.ts";

const told = (text: string) => {
  const answer = answerIn(Buffer.from(text));
  return answer && [answer.status, answer.body.toString()];
};
const withLength = "HTTP/1.1 200 OK\r\nContent-Length: 9\r\nvary: accept\r\n\r\nこんに";
const inPieces =
  "HTTP/1.1 429 Too Many Requests\r\ntransfer-encoding: chunked\r\n\r\n6\r\nこん\r\n3\r\nに\r\n0\r\n\r\n";

it("reads an answer that tells its length", () => {
  expect(told(withLength)).toEqual([200, "こんに"]);
});

it("reads an answer in pieces", () => {
  expect(told(inPieces)).toEqual([429, "こんに"]);
});

it("reads an answer without a body", () => {
  expect(told("HTTP/1.1 204 No Content\r\n\r\n")).toEqual([204, ""]);
});

it.each([withLength, inPieces])("waits until all of it is there: %j", (text) => {
  const bytes = Buffer.from(text);
  for (let length = 0; length < bytes.length; length += 1)
    expect(answerIn(bytes.subarray(0, length))).toBeUndefined();
});

it("counts how often a text stands in an answer", () => {
  expect(timesIn(Buffer.from('[{"id":1},{"id":2}]'), '"id":')).toBe(2);
  expect(timesIn(Buffer.from("[]"), '"id":')).toBe(0);
});
