import type { ErrorCode } from "@tefuda/domain/errors/catalogue";
import { notFound } from "next/navigation";
import { failureOf } from "../errors";

/** What a call answers; the page of what is not there when it fails with one of the codes. */
export async function orNotFound<Answer>(
  call: Promise<Answer>,
  ...codes: readonly ErrorCode[]
): Promise<Answer> {
  return (await orNothing(call, ...codes)) ?? notFound();
}

/** What a call answers; nothing when it fails with one of the codes. */
export async function orNothing<Answer>(
  call: Promise<Answer>,
  ...codes: readonly ErrorCode[]
): Promise<Answer | undefined> {
  try {
    return await call;
  } catch (error) {
    if (codes.includes(failureOf(error).code)) return undefined;
    throw error;
  }
}
