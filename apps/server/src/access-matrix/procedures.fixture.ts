import { type Action, permissions } from "@tefuda/domain/policy/permissions";
import type { Ctx } from "@tefuda/services/kernel/context";
import { z } from "zod";
import { appRouter } from "../trpc/router.ts";

const isAction = (name: unknown): name is Action =>
  typeof name === "string" && Object.hasOwn(permissions, name);

const definition = z.object({
  type: z.enum(["query", "mutation", "subscription"]),
  meta: z.object({ access: z.custom<Action>(isAction) }),
});

export interface MatrixProcedure {
  readonly path: string;
  readonly type: z.output<typeof definition>["type"];
  readonly access: Action;
}

/** Every procedure of the product, with the row of the permission table that guards it. */
export const procedures: readonly MatrixProcedure[] = Object.entries<object>(
  appRouter._def.procedures,
)
  .map(([path, procedure]) => {
    const { type, meta } = definition.parse(Reflect.get(procedure, "_def"));
    return { path, type, access: meta.access };
  })
  .toSorted((a, b) => a.path.localeCompare(b.path));

/** Calls a procedure by its path; a stream ends with the signal. */
export async function call(
  ctx: Ctx,
  path: string,
  input: unknown,
  signal?: AbortSignal,
): Promise<unknown> {
  let found: unknown = appRouter.createCaller(ctx, { signal });
  for (const name of path.split(".")) found = Reflect.get(Object(found), name);
  if (typeof found !== "function") throw new Error(`${path} is no procedure.`);
  return found(input);
}
