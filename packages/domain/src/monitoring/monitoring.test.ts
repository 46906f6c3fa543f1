import { describe, expect, it } from "vitest";
import { activities, platforms } from "../options/platforms.ts";
import { analyticsEvents, isAnalyticsEvent } from "./events.ts";
import { auditFilterSchema, errorDetailSchema, listErrorsSchema } from "./logs.ts";
import { errorLogSchema, setActivitySchema } from "./schema.ts";

describe("monitoring", () => {
  it("cuts a long error instead of refusing it", () => {
    const entry = errorLogSchema.parse({
      name: "z ".repeat(500),
      message: "x".repeat(5000),
      page: `/${"a ".repeat(500)}`,
      userAgent: "y".repeat(5000),
    });
    expect(entry.message).toHaveLength(2000);
    expect(entry.name).toHaveLength(200);
    expect(entry.page).toHaveLength(500);
    expect(entry.userAgent).toHaveLength(500);
  });

  it("takes of each part of an error what may tell of a person", () => {
    expect(
      errorLogSchema.parse({
        name: "Error of taro@example.jp",
        message: "no 山田",
        page: "/users/山田?words=taro",
        userAgent: "山田/1.0",
      }),
    ).toEqual({
      name: "Error of {email}",
      message: "no {text}",
      page: "/users/{text}",
      userAgent: "{text}/1.0",
    });
  });

  it("knows online and offline on two platforms", () => {
    expect(activities).toEqual(["online", "offline"]);
    expect(platforms).toEqual(["web", "spweb"]);
    expect(setActivitySchema.safeParse({ activity: "online", platform: "spweb" }).success).toBe(
      true,
    );
    expect(setActivitySchema.safeParse({ activity: "away", platform: "web" }).success).toBe(false);
    expect(setActivitySchema.safeParse({ activity: "online", platform: "app" }).success).toBe(
      false,
    );
    const going = { activity: "offline", platform: "web" };
    expect(
      setActivitySchema.safeParse({ ...going, mark: "2026-11-20T03:00:00.000Z" }).success,
    ).toBe(true);
    expect(setActivitySchema.safeParse({ ...going, mark: "昨日" }).success).toBe(false);
  });

  it("takes its own events and no free text with them", () => {
    const events = `page_view sign_up_start sign_up_complete registration_step judgement_request
      judgement_result search candidate_view keep unkeep offer_send offer_read offer_answer
      like_send like_answer matching_create message_send schedule_propose schedule_fix video_join
      video_done review_send report_send compass_run prompt_show prompt_accept`;
    expect(Object.keys(analyticsEvents)).toEqual(events.split(/\s+/));
    expect(isAnalyticsEvent("offer_send")).toBe(true);
    expect(isAnalyticsEvent("toString")).toBe(false);
    expect(analyticsEvents.registration_step.safeParse({ step: "careers" }).success).toBe(true);
    expect(analyticsEvents.registration_step.safeParse({ step: "others" }).success).toBe(false);
    const hits = (nbHits: number) =>
      analyticsEvents.search.safeParse({ facets: [], nbHits }).success;
    expect([-1, 0, 1].map(hits)).toEqual([false, true, true]);
    const rounds = (round: number) =>
      analyticsEvents.schedule_fix.safeParse({
        scheduleId: "0190b0a0-0000-7000-8000-000000000001",
        round,
      }).success;
    expect([0, 1, 2].map(rounds)).toEqual([false, true, true]);
    expect(analyticsEvents.report_send.safeParse({ text: "詳細" }).success).toBe(false);
  });

  it("bounds what an operator looks for in the logs", () => {
    const errors = (given: object) => listErrorsSchema.safeParse(given).success;
    for (const name of ["words", "page"])
      expect([100, 101].map((length) => errors({ [name]: "あ".repeat(length) }))).toEqual([
        true,
        false,
      ]);
    expect([200, 201].map((length) => errors({ cursor: "a".repeat(length) }))).toEqual([
      true,
      false,
    ]);
    expect(listErrorsSchema.parse({}).days).toBe("7");
    const audit = (given: object) => auditFilterSchema.safeParse(given).success;
    for (const [name, max] of [
      ["actor", 100],
      ["action", 64],
      ["targetType", 64],
      ["targetId", 64],
    ] as const)
      expect([max, max + 1].map((length) => audit({ [name]: "a".repeat(length) }))).toEqual([
        true,
        false,
      ]);
    const detail = (fingerprint: string) => errorDetailSchema.safeParse({ fingerprint }).success;
    expect([31, 32, 33].map((length) => detail("a".repeat(length)))).toEqual([false, true, false]);
  });
});
