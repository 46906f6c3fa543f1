import { describe, expect, it } from "vitest";
import { brand } from "../site.ts";
import { descriptionOf, pageMetadata } from "./page-metadata.ts";

const tagline = `企業で働く人と直接つながるキャリアマッチング - ${brand}`;

describe("the head of a public page", () => {
  it("has the page's name before the tagline and the brand", () => {
    const metadata = pageMetadata({ title: "企業を探す", path: "/companies" });
    expect(metadata.title).toEqual({ absolute: `企業を探す | ${tagline}` });
    expect(pageMetadata({ path: "/" }).title).toEqual({ absolute: tagline });
    // A name is a name, whatever a replacement would make of it.
    expect(pageMetadata({ title: "$& $1", path: "/" }).title).toEqual({
      absolute: `$& $1 | ${tagline}`,
    });
  });

  it("says the same to those who share it, with a picture", () => {
    const image = { url: "/files/articles/a", alt: "表紙" };
    const shown = { url: "/files/articles/a-share.jpg", width: 1200, height: 630, alt: "表紙" };
    const metadata = pageMetadata({ title: "記事", description: "概要", path: "/articles", image });
    expect(metadata).toMatchObject({
      description: "概要",
      alternates: { canonical: "/articles" },
      openGraph: { locale: "ja_JP", url: "/articles", description: "概要", images: [shown] },
      twitter: { card: "summary_large_image", images: [shown] },
    });
    expect(metadata).not.toHaveProperty("robots");
    expect(pageMetadata({ path: "/" }).openGraph).toMatchObject({
      images: [{ url: "/share.png", width: 1200, height: 630 }],
    });
  });

  it("keeps a narrowed list out of the search engines", () => {
    expect(pageMetadata({ path: "/companies?q=a", isNoindex: true }).robots).toEqual({
      index: false,
      follow: true,
    });
  });

  it("describes in one line of 120 letters", () => {
    expect(descriptionOf(" 一行目\n二行目 ")).toBe("一行目 二行目");
    expect(Array.from(descriptionOf("👍".repeat(200)))).toHaveLength(120);
  });
});
