import { expect, it } from "vitest";
import { showFaults } from "./forms";

function setUp() {
  const shown: unknown[] = [];
  const form = {
    getValues: (() => ({ email: "a", name: "b", address: { town: "c" } })) as never,
    setError: (name: string, { message }: { message?: string }, how?: { shouldFocus: boolean }) => {
      shown.push([name, message, how?.shouldFocus]);
    },
  };
  return { shown, form };
}

it("puts each fault beside its field, with the focus on the first", () => {
  const { shown, form } = setUp();
  const fields = { name: "too long", "address.town": "unknown" };
  expect(showFaults(form, { code: "invalidParameter", message: "wrong", fields })).toBe(true);
  expect(shown).toEqual([
    ["name", "too long", true],
    ["address.town", "unknown", false],
  ]);
});

it("puts what a code is about beside that field, in the words of the field if there are any", () => {
  const { shown, form } = setUp();
  const fieldOf = { alreadyRegisteredEmail: "email" } as const;
  const failure = { code: "alreadyRegisteredEmail", message: "taken" } as const;
  showFaults(form, { ...failure, fields: {} }, fieldOf);
  showFaults(form, { ...failure, fields: { email: "taken by you", name: "odd" } }, fieldOf);
  expect(shown).toEqual([
    ["email", "taken", true],
    ["email", "taken by you", true],
  ]);
});

it("shows what a code is about also where that field has yet to appear", () => {
  const { shown, form } = setUp();
  const failure = { code: "wrongSecondFactor", message: "no such code", fields: {} } as const;
  expect(showFaults(form, failure, { wrongSecondFactor: "code" as never })).toBe(true);
  expect(shown).toEqual([["code", "no such code", true]]);
});

it("leaves to the form as a whole what is about none of its fields", () => {
  const { shown, form } = setUp();
  expect(showFaults(form, { code: "lock", message: "changed", fields: {} })).toBe(false);
  const fields = { companyId: "gone" };
  expect(showFaults(form, { code: "invalidParameter", message: "wrong", fields })).toBe(false);
  expect(shown).toEqual([]);
});
