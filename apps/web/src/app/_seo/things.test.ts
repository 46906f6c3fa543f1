import { describe, expect, it } from "vitest";
import { sitemapFile, sitemapIndex } from "./sitemap-xml.ts";
import { article, breadcrumb, jobPosting, organization, person, website } from "./things.ts";

const origin = "https://tefuda.example";
const company = {
  name: "株式会社みどり",
  path: "/companies/1",
  siteUrl: "https://midori.example",
  logoUrl: "/files/logo",
  foundedYear: 2017,
  address: { region: "東京都", locality: "台東区蔵前8-21-4" },
};

describe("facts for search engines", () => {
  it("name an organization and leave out what is not known", () => {
    expect(organization(origin, company)).toEqual({
      "@type": "Organization",
      "@id": `${origin}/companies/1#organization`,
      name: "株式会社みどり",
      url: "https://midori.example",
      logo: `${origin}/files/logo`,
      foundingDate: "2017",
      address: {
        "@type": "PostalAddress",
        addressCountry: "JP",
        addressRegion: "東京都",
        addressLocality: "台東区蔵前8-21-4",
      },
    });
    const bare = organization(origin, {
      name: "合同会社あお",
      path: "/companies/2",
      siteUrl: null,
    });
    expect(bare).toMatchObject({ url: `${origin}/companies/2` });
    expect(Object.keys(bare)).toEqual(["@type", "@id", "name", "url"]);
  });

  it("say who works where, and where a page stands", () => {
    expect(
      person(origin, { name: "久我 拓海", path: "/ace/1", jobTitle: null, company }),
    ).toMatchObject({ url: `${origin}/ace/1`, worksFor: { name: "株式会社みどり" } });
    const crumbs = [
      { label: "企業を探す", href: "/companies" },
      { label: "株式会社みどり", href: "/companies/1" },
    ];
    expect(breadcrumb(origin, crumbs)).toMatchObject({
      itemListElement: [
        { position: 1, item: `${origin}/companies` },
        { position: 2, name: "株式会社みどり" },
      ],
    });
    expect(website(origin, { name: "札", description: "説明" })).toMatchObject({
      url: `${origin}/`,
    });
  });

  it("state a position as it is: place or remote, yearly pay in yen, the last day in Japan", () => {
    const position = {
      title: "開発エンジニア",
      description: "仕事内容",
      path: "/recruitment/1",
      datePosted: new Date("2026-11-01T00:00:00Z"),
      closesAt: "2026-12-31",
      employmentType: "FULL_TIME",
      company,
      regions: ["東京都"],
      salary: { min: 6_000_000, max: 9_000_000 },
    };
    const posting = jobPosting(origin, position);
    expect(posting).toMatchObject({
      "@type": "JobPosting",
      datePosted: "2026-11-01T00:00:00.000Z",
      validThrough: "2026-12-31T23:59:59+09:00",
      directApply: false,
      hiringOrganization: { name: "株式会社みどり" },
      jobLocation: [{ address: { addressRegion: "東京都" } }],
      baseSalary: { currency: "JPY", value: { minValue: 6_000_000, unitText: "YEAR" } },
    });
    expect(posting).not.toHaveProperty("jobLocationType");
    const remote = jobPosting(origin, { ...position, regions: [], isFullRemote: true });
    expect(remote).toMatchObject({
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: { "@type": "Country" },
    });
    expect(remote).not.toHaveProperty("jobLocation");
  });

  it("date an article", () => {
    const text = article(origin, {
      headline: "見出し",
      path: "/articles/1",
      publishedAt: new Date("2026-11-01T00:00:00Z"),
      updatedAt: new Date("2026-11-02T00:00:00Z"),
      publisher: "Tefuda",
    });
    expect(text).toMatchObject({
      datePublished: "2026-11-01T00:00:00.000Z",
      dateModified: "2026-11-02T00:00:00.000Z",
      publisher: { name: "Tefuda" },
    });
  });
});

describe("the sitemap", () => {
  it("is well-formed, whatever an address holds", () => {
    const xml = sitemapFile([
      { url: "https://a.example/?a=1&b=<2>", lastModified: new Date("2026-11-01T00:00:00Z") },
      { url: "https://a.example/" },
    ]);
    expect(xml).toContain("<loc>https://a.example/?a=1&amp;b=&lt;2&gt;</loc>");
    expect(xml).toContain("<lastmod>2026-11-01T00:00:00.000Z</lastmod>");
    expect(xml.match(/<url>/g)).toHaveLength(2);
    expect(sitemapIndex([{ url: "https://a.example/1.xml" }])).toContain(
      "<sitemap><loc>https://a.example/1.xml</loc></sitemap>",
    );
  });
});
