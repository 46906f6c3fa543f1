import { expect, it } from "vitest";
import { z } from "zod";
import { appRouter } from "../trpc/router.ts";

const definition = z.object({
  type: z.enum(["query", "mutation", "subscription"]),
  inputs: z.array(z.instanceof(z.ZodType)),
});

/** The names of all fields, at whatever depth, that a schema takes. */
function fieldsOf(schema: unknown): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) => [
    ...(key === "properties" ? Object.keys(value) : []),
    ...fieldsOf(value),
  ]);
}

/** Fields of calls whose input stands in their address, which every proxy on the way writes down. */
const inAddresses = Object.entries<object>(appRouter._def.procedures).flatMap(
  ([path, procedure]) => {
    const { type, inputs } = definition.parse(Reflect.get(procedure, "_def"));
    if (type === "mutation") return [];
    return inputs.flatMap((input) =>
      fieldsOf(z.toJSONSchema(input, { io: "input", unrepresentable: "any" })).map(
        (field) => `${path} ${field}`,
      ),
    );
  },
);

it("reads the fields of calls that are made by an address", () => {
  expect(inAddresses).toContain("candidate.searchJokers page");
  expect(inAddresses.length).toBeGreaterThan(50);
});

it("puts no secret into an address", () => {
  const secrets = inAddresses.filter((field) =>
    / .*(code|token|password|secret|ticket|signature|otp)/i.test(field),
  );
  expect(secrets).toEqual([]);
});
