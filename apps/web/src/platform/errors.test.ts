import { transformer } from "@tefuda/domain/wire/transformer";
import type { AppRouter } from "@tefuda/server/trpc/router";
import { createTRPCClient, httpBatchLink, TRPCClientError } from "@trpc/client";
import { expect, it } from "vitest";
import { failureOf, modalFor } from "./errors";

const answered = (data: object) =>
  new TRPCClientError("文", { result: { error: { code: -32_000, message: "文", data } } });

it("takes the code, the words and the fields of what the server answered", () => {
  const failure = failureOf(answered({ code: "weakPassword", fields: { password: "短い" } }));
  expect(failure).toMatchObject({
    code: "weakPassword",
    message: "文",
    fields: { password: "短い" },
    entry: { where: "field" },
  });
});

it("does not repeat the words of a code that the catalogue does not know", () => {
  expect(failureOf(answered({ code: "INTERNAL_SERVER_ERROR" }))).toMatchObject({
    code: "unexpected",
    message:
      "エラーが発生しました。もう一度お試しください。繰り返し発生する場合は、サポートまでお問い合わせください。",
  });
});

it.each([
  ["a call that got no answer", TRPCClientError.from(new TypeError("Failed to fetch"))],
  ["a script that did not come", Object.assign(new Error("gone"), { name: "ChunkLoadError" })],
])("is a fetch error: %s", (_what, error) => {
  expect(failureOf(error)).toMatchObject({
    code: "fetchDataError",
    message: "データの取得に失敗しました。通信環境をご確認のうえ、再読み込みしてください。",
  });
});

it.each([
  ["aceNotLinkingRecruitment", "not-linking-recruitment"],
  ["notRegisteredProfile", "joker-judging-status"],
  ["reachJokerKeepLimit", "reach-joker-keep-limit"],
  ["reactOfferCount", "confirm-offer-check"],
] as const)("%s opens the window %s where the screen has it", (code, modal) => {
  const failure = failureOf(answered({ code }));
  expect(modalFor(failure, "company", modal)).toBe(modal);
  expect(modalFor(failure, "company", "profile")).toBeUndefined();
});

it("opens no window for a refusal that has none", () => {
  expect(modalFor(failureOf(answered({ code: "lock" })), "company")).toBeUndefined();
});

it("is a fetch error when a call is cut short because no answer comes", async () => {
  const hang = (_url: unknown, init?: RequestInit) =>
    new Promise<Response>((_, fail) => {
      init?.signal?.addEventListener("abort", () => fail(init.signal?.reason));
    });
  const client = createTRPCClient<AppRouter>({
    links: [httpBatchLink({ url: "http://localhost/trpc", transformer, fetch: hang })],
  });
  const call = client.video.leave.mutate(
    { videoChatId: "x", seatId: "x" },
    { signal: AbortSignal.timeout(1) },
  );
  const error: unknown = await call.catch((reason: unknown) => reason);
  expect(failureOf(error).code).toBe("fetchDataError");
});

it.each([
  ["an error of the page", new TypeError("x")],
  ["anything else", "x"],
])("is unexpected: %s", (_what, error) => {
  expect(failureOf(error).code).toBe("unexpected");
});
