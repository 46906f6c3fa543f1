import type { BusPort, Signal } from "@tefuda/adapters/bus/port";
import { expect, it } from "vitest";
import { signalAllCandidates, signalCandidates } from "./candidate.ts";

function listen(): { bus: BusPort; signals: Signal[] } {
  const signals: Signal[] = [];
  const bus = {
    publish: (signal: Signal) => void signals.push(signal),
    subscribe: () => () => {},
    close: async () => {},
  };
  return { bus, signals };
}

it("tells whoever sees other candidates by name, everyone where they are more than a hundred", () => {
  const { bus, signals } = listen();
  const people = (count: number) => Array.from({ length: count }, (_, index) => `ace ${index}`);
  for (const count of [0, 1, 100, 101]) signalCandidates(bus, people(count));
  const all = { topic: "candidates", id: "candidates" };
  expect(signals).toEqual([
    { to: people(1), ...all },
    { to: people(100), ...all },
    { to: "everyone", ...all },
  ]);
});

it("tells all staff that somebody left or came back", () => {
  const { bus, signals } = listen();
  signalAllCandidates(bus);
  expect(signals).toEqual([{ to: "everyone", topic: "candidates", id: "candidates" }]);
});
