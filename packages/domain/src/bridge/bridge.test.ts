import { describe, expect, it } from "vitest";
import { sharePayloadSchema, shareTargets, trackEventPayloadSchema } from "./schema.ts";
import { shareLink, sharePayload } from "./share.ts";

describe("the app bridge", () => {
  it("opens a share page where no app takes the share", () => {
    const payload = { url: "https://example.com/articles/a?b=1", text: "読んでみて" };
    const twitter = new URL(shareLink({ ...payload, target: "twitter" }));
    expect(twitter.searchParams.get("url")).toBe(payload.url);
    expect(twitter.searchParams.get("text")).toBe(payload.text);
    const facebook = new URL(shareLink({ ...payload, target: "facebook" }));
    expect(facebook.searchParams.get("u")).toBe(payload.url);
  });

  it("goes to twitter and facebook", () => {
    expect(shareTargets).toEqual(["twitter", "facebook"]);
    const isTaken = (target: string) =>
      sharePayloadSchema.safeParse({ target, url: "https://example.jp/", text: "" }).success;
    expect(["twitter", "facebook", "line"].filter(isTaken)).toEqual(["twitter", "facebook"]);
  });

  it("shares web addresses only", () => {
    const share = (url: string) =>
      sharePayloadSchema.safeParse({ target: "twitter", url, text: "" }).success;
    expect(share("https://example.com/")).toBe(true);
    expect(share("javascript:alert(1)")).toBe(false);
  });

  it("hands over no more text than the host takes, in whole letters", () => {
    const url = "https://example.com/";
    const payload = sharePayload("twitter", url, `a${"😀".repeat(5000)}`);
    expect(sharePayloadSchema.parse(payload)).toEqual(payload);
    expect(payload.text).toBe(`a${"😀".repeat(139)}`);
    expect(sharePayload("twitter", url, "a".repeat(300)).text).toBe("a".repeat(280));
    expect(sharePayload("facebook", url, "短い文")).toEqual({
      target: "facebook",
      url,
      text: "短い文",
    });
  });

  it("takes events with flat parameters", () => {
    expect(trackEventPayloadSchema.parse({ eventName: "getCustomToken" }).params).toEqual({});
    expect(
      trackEventPayloadSchema.safeParse({ eventName: "x", params: { a: { b: 1 } } }).success,
    ).toBe(false);
    expect(trackEventPayloadSchema.safeParse({ eventName: "drop table" }).success).toBe(false);
    const takes = (name: string, value: unknown) =>
      trackEventPayloadSchema.safeParse({ eventName: "x", params: { [name]: value } }).success;
    expect([40, 41].map((length) => takes("a".repeat(length), 1))).toEqual([true, false]);
    expect([100, 101].map((length) => takes("a", "x".repeat(length)))).toEqual([true, false]);
  });
});
