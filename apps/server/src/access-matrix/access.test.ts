import { type Action, permissions } from "@tefuda/domain/policy/permissions";
import { expect, expectTypeOf, it } from "vitest";
import * as transport from "../trpc/procedure.ts";
import { procedures } from "./procedures.fixture.ts";

it("lets nobody make a procedure without naming its access", () => {
  expect(Object.keys(transport).toSorted()).toEqual(["procedure", "router"]);
  expect(Object.keys(transport.procedure)).toEqual(["access"]);
  expectTypeOf<keyof typeof transport.procedure>().toEqualTypeOf<"access">();
  expectTypeOf<Parameters<typeof transport.procedure.access>>().toEqualTypeOf<[access: Action]>();
});

it("guards every procedure by a row of the permission table", () => {
  expect(procedures.length).toBeGreaterThan(40);
  expect(procedures.filter(({ access }) => !Object.hasOwn(permissions, access))).toEqual([]);
});
