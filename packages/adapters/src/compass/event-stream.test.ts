import { describe, expect, it } from "vitest";
import { eventData } from "./event-stream.ts";

async function* pieces(text: string, size: number) {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
async function read(text: string, size: number): Promise<string[]> {
  const events: string[] = [];
  for await (const data of eventData(pieces(text, size))) events.push(data);
  return events;
}

const stream =
  ": 注釈\n\nevent: message\ndata: 絵文字😊\nid: 1\n\ndata:一行目\ndata: 二行目\n\n\n\ndata: [DONE]\n\ndata: 途中";
const events = ["絵文字😊", "一行目\n二行目", "[DONE]"];

describe.each([1, 2, 3, 5, 64, 4096])("in pieces of %i bytes", (size) => {
  it.each(["\n", "\r\n", "\r"])("reads events with lines that end by %j", async (end) => {
    expect(await read(`${stream.replaceAll("\n", end)}`, size)).toEqual(events);
  });
});
