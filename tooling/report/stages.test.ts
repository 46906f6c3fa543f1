import { expect, it } from "vitest";
import { runStage, type Step } from "./stages.ts";

const passed = { passed: 1, failed: 0, notes: [], unsteady: [] };

it("runs steps beside each other, and prints what each said under its own heading", async () => {
  const other = Promise.withResolvers<void>();
  const steps: Step[] = [
    {
      name: "waits",
      async run(write) {
        write?.(Buffer.from("before "));
        await other.promise;
        write?.(Buffer.from("after"));
        return passed;
      },
    },
    {
      name: "ends it",
      async run(write) {
        write?.(Buffer.from("done"));
        other.resolve();
        return { passed: 2, failed: 1, notes: ["failed: one"], unsteady: [] };
      },
    },
    { name: "comes last", run: async () => passed },
  ];
  const printed: string[] = [];
  const counts = await runStage(
    steps,
    (text) => void printed.push(String(text)),
    () => false,
  );
  expect(counts).toEqual({ passed: 4, failed: 1, notes: ["failed: one"], unsteady: [] });
  const text = printed.join("");
  expect(text).toContain("── ends it ──\ndone");
  expect(text).toContain("── waits ──\nbefore after");
  expect(text).toContain("── comes last ──\n");
});

it("begins nothing more once it is stopped", async () => {
  const begun: string[] = [];
  const step = (name: string): Step => ({
    name,
    async run() {
      begun.push(name);
      return passed;
    },
  });
  await runStage(
    [step("a"), step("b"), step("c")],
    () => {},
    () => begun.length > 1,
  );
  expect(begun).toEqual(["a", "b"]);
});

it("runs what is left to do when all of a stage have ended, one after the other", async () => {
  const order: string[] = [];
  const slow = Promise.withResolvers<void>();
  const later = (name: string): Step => ({
    name,
    async run() {
      order.push(`${name} begins`);
      await Promise.resolve();
      order.push(`${name} ends`);
      return passed;
    },
  });
  const steps: Step[] = [
    {
      name: "a",
      run: async () => ({ ...passed, afterwards: [later("a again"), later("a at last")] }),
    },
    {
      name: "b",
      async run() {
        await slow.promise;
        order.push("b ends");
        return passed;
      },
    },
    {
      name: "c",
      async run() {
        slow.resolve();
        return passed;
      },
    },
  ];
  const counts = await runStage(
    steps,
    () => {},
    () => false,
  );
  expect(counts.passed).toBe(5);
  expect(order).toEqual([
    "b ends",
    "a again begins",
    "a again ends",
    "a at last begins",
    "a at last ends",
  ]);
});
