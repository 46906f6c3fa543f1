import { DrizzleQueryError } from "@tefuda/db/sql";
import { initialPasswordSchema, signInSchema } from "@tefuda/domain/account/schema";
import { candidateIdSchema } from "@tefuda/domain/candidate/schema";
import { TRPCError } from "@trpc/server";
import { expect, it } from "vitest";
import type { ZodType } from "zod";
import { appErrorOf, errorData } from "./errors.ts";

/** What a client learns of an input that a schema refuses. */
function refusalOf(schema: ZodType, input: unknown) {
  const cause = schema.safeParse(input).error;
  return errorData(appErrorOf(new TRPCError({ code: "BAD_REQUEST", cause })));
}

it("names a malformed address at the login", () => {
  expect(refusalOf(signInSchema, { email: "hanako", password: "x" })).toEqual({
    code: "invalidEmailOnLogin",
    message: "メールアドレスの形式が正しくありません。",
    fields: { email: "メールアドレスの形式が正しくありません" },
  });
});

it("names a short password a weak one", () => {
  expect(refusalOf(initialPasswordSchema, { password: "abcdef7" })).toEqual({
    code: "weakPassword",
    message:
      "このパスワードは使用できません。8文字以上の、推測されにくいパスワードを入力してください。",
    fields: { password: "パスワードは8文字以上で入力してください" },
  });
});

it.each([
  ["two faults of two kinds", signInSchema, { email: "hanako", password: "" }],
  ["an address that is missing", signInSchema, { email: "", password: "x" }],
  ["a password that is missing", initialPasswordSchema, {}],
  ["a required id that is empty", candidateIdSchema, { jokerId: "" }],
  ["a required id that is missing", candidateIdSchema, {}],
])("names no one code for %s", (_what, schema, input) => {
  expect(refusalOf(schema, input).code).toBe("invalidParameter");
});

it("tells the database's faults from those that nobody thought of, and nothing of either", () => {
  const told = (cause: Error) =>
    errorData(appErrorOf(new TRPCError({ code: "INTERNAL_SERVER_ERROR", cause })));
  expect(told(new DrizzleQueryError("select secret", [], new Error("gone")))).toEqual({
    code: "internalError",
    message: "サーバーでエラーが発生しました。時間をおいて、もう一度お試しください。",
    fields: {},
  });
  expect(told(new Error("secret"))).toEqual({
    code: "unexpected",
    message:
      "エラーが発生しました。もう一度お試しください。繰り返し発生する場合は、サポートまでお問い合わせください。",
    fields: {},
  });
});
