import { describe, expect, it } from "vitest";
import { activities, platforms } from "../options/platforms.ts";
import { analyticsEvents, isAnalyticsEvent } from "./events.ts";
import { errorLogSchema, setActivitySchema } from "./schema.ts";

describe("monitoring", () => {
  it("cuts a long error instead of refusing it", () => {
    const entry = errorLogSchema.parse({
      name: "TypeError",
      message: "x".repeat(5000),
      page: "/offers",
      userAgent: "test",
    });
    expect(entry.message).toHaveLength(2000);
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
    expect(analyticsEvents.report_send.safeParse({ text: "詳細" }).success).toBe(false);
  });
});
