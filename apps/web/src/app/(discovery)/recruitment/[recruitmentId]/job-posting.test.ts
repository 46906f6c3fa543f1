import { describe, expect, it } from "vitest";
import type { RecruitmentView } from "@/features/recruitment/types";
import { jobPostingOf } from "./job-posting";

const origin = "https://tefuda.example";
const recruitment: RecruitmentView = {
  id: "0190b0a0-0000-7000-8000-000000000001",
  companyId: "0190b0a0-0000-7000-8000-000000000002",
  companyName: "株式会社みどり",
  companyLogoUrl: null,
  status: "published",
  revision: 1,
  publishedAt: new Date("2026-04-01T00:00:00Z"),
  lastConfirmedAt: null,
  content: {
    title: "法人営業",
    employmentType: "midCareer",
    contractType: "fixedTerm",
    duties: "提案 <b>と</b>\n調整",
    workplaces: [13, 27],
    minSalary: 500,
    maxSalary: 800,
    closesAt: "2026-06-30",
  },
  people: [],
  company: {
    id: "0190b0a0-0000-7000-8000-000000000002",
    name: "株式会社みどり",
    logoUrl: "/files/logo",
    coverUrl: null,
    siteUrl: null,
    industry: null,
    companyScale: null,
    teamSize: null,
    prefecture: 13,
    mission: null,
    businessSummary: null,
  },
};
const withContent = (content: Partial<RecruitmentView["content"]>) =>
  jobPostingOf(origin, { ...recruitment, content: { ...recruitment.content, ...content } });

describe("jobPostingOf", () => {
  it("states what the format asks for, and escapes what a company wrote", () => {
    const posting = jobPostingOf(origin, recruitment);
    expect(posting).toMatchObject({
      "@type": "JobPosting",
      title: "法人営業",
      url: `${origin}/recruitment/${recruitment.id}`,
      datePosted: "2026-04-01T00:00:00.000Z",
      validThrough: "2026-06-30T23:59:59+09:00",
      employmentType: "TEMPORARY",
      hiringOrganization: { name: "株式会社みどり", logo: `${origin}/files/logo` },
      baseSalary: { value: { minValue: 5_000_000, maxValue: 8_000_000 } },
      directApply: false,
    });
    expect(posting?.jobLocation).toMatchObject([
      { address: { addressRegion: "東京都" } },
      { address: { addressRegion: "大阪府" } },
    ]);
    expect(posting?.description).toContain("提案 &lt;b&gt;と&lt;/b&gt;<br>調整");
  });

  it("says that one works from home", () => {
    const posting = withContent({ workConditions: ["fullRemote"] });
    expect(posting).toMatchObject({ jobLocationType: "TELECOMMUTE" });
    expect(posting).not.toHaveProperty("jobLocation");
  });

  it("says that one works from home where the address says so", () => {
    const workplaceAddress = { text: "自宅", isFullRemote: true };
    expect(withContent({ workplaceAddress, workplaces: [] })).toMatchObject({
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: { name: "JP" },
    });
  });

  it("takes abroad for no place of Japan", () => {
    expect(withContent({ workplaces: [13, 48] })?.jobLocation).toMatchObject([
      { address: { addressRegion: "東京都" } },
    ]);
    expect(withContent({ workplaces: [48] })).toBeUndefined();
    expect(withContent({ workplaces: [] })).toBeUndefined();
  });

  it("is not made for a side job", () => {
    expect(withContent({ employmentType: "sideJob" })).toBeUndefined();
  });
});
