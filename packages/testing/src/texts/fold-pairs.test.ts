import { fold } from "@tefuda/domain/text/fold";
import { expect, it } from "vitest";
import { apart, meeting } from "./fold-pairs.ts";

it.each(meeting)("%j and %j are the same", (one, other) => {
  expect(fold(one)).toBe(fold(other));
});

it.each(apart)("%j and %j are not", (one, other) => {
  expect(fold(one)).not.toBe(fold(other));
});
