import { SHARE_SIZE, SHARED_SUFFIX } from "@tefuda/domain/constants/image";
import type { Metadata } from "next";
import { brand, defaultDescription, defaultTitle, titleTemplate } from "../site";
import { shareImage } from "./share-image";

export interface PageMetadataInput {
  /** The page's own name; absent on the top page, whose title is the tagline. */
  readonly title?: string | undefined;
  /** What a search result says under the title; the product's own when absent. */
  readonly description?: string | undefined;
  /** The one address of the page, from its slash on; a page of a list carries its number. */
  readonly path: string;
  /** Shown where the page is shared, such as `/files/…`; the product's own picture when absent. */
  readonly image?: { readonly url: string; readonly alt: string } | undefined;
  readonly type?: "website" | "article" | "profile";
  /** Of an article. */
  readonly publishedTime?: Date | undefined;
  readonly modifiedTime?: Date | undefined;
  /** A list narrowed by words or filters: found by nobody, its links are followed. */
  readonly isNoindex?: boolean;
}

const DESCRIPTION_MAX = 120;

/** One line for a search result or a shared card, without line breaks. */
export function descriptionOf(text: string): string {
  const line = text.replace(/\s+/gu, " ").trim();
  const letters = Array.from(line);
  return letters.length > DESCRIPTION_MAX
    ? `${letters.slice(0, DESCRIPTION_MAX - 1).join("")}…`
    : line;
}

/** Pictures of ours have one beside them in the format and the shape that other services show. */
const shownAs = (url: string) => (url.startsWith("/files/") ? url + SHARED_SUFFIX : url);

/** Title, description, canonical address and share tags of a public page (spec 2 · Page head). */
export function pageMetadata(input: PageMetadataInput): Metadata {
  const { title, path, image = shareImage, type = "website" } = input;
  const fullTitle = title ? titleTemplate.replace("%s", () => title) : defaultTitle;
  const description = descriptionOf(input.description ?? defaultDescription);
  const images = [{ url: shownAs(image.url), ...SHARE_SIZE, alt: image.alt }];
  const times = {
    publishedTime: input.publishedTime?.toISOString(),
    modifiedTime: input.modifiedTime?.toISOString(),
  };
  return {
    title: { absolute: fullTitle },
    description,
    alternates: { canonical: path },
    openGraph: {
      locale: "ja_JP",
      siteName: brand,
      title: fullTitle,
      description,
      url: path,
      images,
      ...(type === "article" ? { type, ...times } : { type }),
    },
    twitter: { card: "summary_large_image", title: fullTitle, description, images },
    ...(input.isNoindex && { robots: { index: false, follow: true } }),
  };
}
