import { expect, it } from "vitest";
import { eventsIn } from "./events.ts";

const stream = [
  "event: connected\ndata: {}\n\n",
  'id: 1\ndata: {"json":{"topic":"chat:1","type":"ready","id":""}}\n\n',
  ": nothing\n\n",
  'id: 2\ndata: {"json":{"topic":"chat:1","type":"added","id":"a","doc":{"text":"こん\\n\\nに"}}}\n\n',
  "event: ping\ndata: \n\n",
].join("");
const told = ["ready ", "added a"];
const short = ({ type, id }: { type: string; id: string }) => `${type} ${id}`;

it("reads the events of a stream and not those of its transport", () => {
  expect(eventsIn()(stream).map(short)).toEqual(told);
});

it("reads them whatever pieces they come in", () => {
  const read = eventsIn();
  expect([...stream].flatMap((letter) => read(letter)).map(short)).toEqual(told);
});
