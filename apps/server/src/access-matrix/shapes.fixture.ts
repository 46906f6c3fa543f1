import { aceSaveSchemas } from "@tefuda/domain/ace/step-save";
import { stepSaveSchemas } from "@tefuda/domain/joker/step-save-schema";
import { z } from "zod";
import { appRouter } from "../trpc/router.ts";

/** What a call takes, as far as walks over it ask. */
export interface Shape {
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  /** False where what is not named is refused. */
  readonly additionalProperties?: unknown;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  /** Bounds that are counted as people count, or typed as text. */
  readonly characters?: Bounds;
  readonly number?: Bounds;
}
interface Bounds {
  readonly min: number;
  readonly max: number;
}
export type Step = string | number;

export interface Place {
  readonly path: readonly Step[];
  /** What stands around it where a kind has to be named. */
  readonly around: unknown;
  readonly shape: Shape;
}

export interface Input {
  readonly name: string;
  readonly schema: z.ZodType;
  /** The procedure, where the input is a part of what it takes. */
  readonly path: string;
  /** The part as the procedure takes it. */
  readonly whole: (part: unknown) => unknown;
}

const procedure = z.object({ inputs: z.array(z.custom<z.ZodType>()) });
const stepsOf = (kind: "joker" | "ace", schemas: Readonly<Record<string, z.ZodType>>) =>
  Object.entries(schemas).map(
    ([step, schema]): Input => ({
      name: `${kind} ${step}`,
      schema,
      path: `${kind}.saveStep`,
      whole: (values) => ({ step, values, lockVersion: 0 }),
    }),
  );

/** The inputs of all procedures, and what each step of a profile holds, which depends on the step. */
export const inputs: readonly Input[] = [
  ...Object.entries<object>(appRouter._def.procedures).flatMap(([path, one]) =>
    procedure
      .parse(Reflect.get(one, "_def"))
      .inputs.map((schema) => ({ name: path, path, schema, whole: (part: unknown) => part })),
  ),
  ...stepsOf("joker", stepSaveSchemas),
  ...stepsOf("ace", aceSaveSchemas),
];

/** Every place of an input, whether it has to be filled or not. */
function placesIn(
  shape: Shape,
  path: Step[] = [],
  put: (inner: unknown) => unknown = (x) => x,
): Place[] {
  const variants = [...(shape.anyOf ?? []), ...(shape.oneOf ?? []), ...(shape.allOf ?? [])];
  const properties = Object.entries(shape.properties ?? {});
  const named = Object.fromEntries(
    properties.flatMap(([key, { const: value }]) => (value === undefined ? [] : [[key, value]])),
  );
  return [
    { path, around: put(undefined), shape },
    ...variants.flatMap((variant) => placesIn(variant, path, put)),
    ...properties.flatMap(([key, inner]) =>
      placesIn(inner, [...path, key], (value) => put({ ...named, [key]: value })),
    ),
    ...(shape.items ? placesIn(shape.items, [...path, 0], (value) => put([value])) : []),
  ];
}

function shapeOf(schema: z.ZodType, io: "input" | "output"): Shape {
  return z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    reused: "inline",
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === "date") Object.assign(jsonSchema, { format: "moment" });
    },
  }) as Shape;
}

/** The places of an input as it is typed. */
export const typedPlacesOf = (schema: z.ZodType): Place[] => placesIn(shapeOf(schema, "input"));

/** The places of an input, as it is typed and as it is read. */
export const placesOf = (schema: z.ZodType): Place[] => [
  ...typedPlacesOf(schema),
  ...placesIn(shapeOf(schema, "output")),
];

/** Puts a value in the place that `around` leaves open for it. */
export function filled(around: unknown, path: readonly Step[], value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  const inner = filled(Reflect.get(Object(around), step), rest, value);
  return Array.isArray(around) ? [inner] : { ...Object(around), [step]: inner };
}

/** What an input is told of one place in it. */
export function toldOf(
  { schema, path, around }: Pick<Place, "path" | "around"> & Pick<Input, "schema">,
  value: unknown,
): string[] {
  const { error } = schema.safeParse(filled(around, path, value));
  const place = path.join(".");
  const issues = (error?.issues ?? []).flatMap((issue) =>
    issue.code === "invalid_union" ? [issue, ...issue.errors.flat()] : [issue],
  );
  return issues.filter((issue) => issue.path.join(".") === place).map(({ message }) => message);
}
