import {
  IMAGE_DEFAULT_QUALITY,
  IMAGE_SMALL_WIDTHS,
  IMAGE_WIDTHS,
} from "@tefuda/domain/constants/image";
import clsx from "clsx";
import type { ComponentProps } from "react";

interface PictureProps extends Omit<ComponentProps<"img">, "src" | "srcSet" | "width" | "height"> {
  src: string;
  alt: string;
  /** In pixels of the page; with both, the picture comes in this size and, for fine screens, in twice of it. */
  width?: number;
  height?: number;
  /** Covers the box around it, which then says by `sizes` how wide it shows. */
  fill?: boolean;
  /** As it is: nobody makes it smaller. */
  unoptimized?: boolean;
}

const allWidths = [...IMAGE_SMALL_WIDTHS, ...IMAGE_WIDTHS];
const PERCENT = 100;

/** Where the server makes a picture in a width. */
const made = (src: string, width: number) =>
  `/_next/image?${new URLSearchParams({ url: src, w: String(width), q: String(IMAGE_DEFAULT_QUALITY) })}`;

const atLeast = (pixels: number) =>
  allWidths.find((width) => width >= pixels) ?? Math.max(...allWidths);

/** The widths that a screen may ask for: none is narrower than the smallest share of the narrowest. */
function widthsFor(sizes: string): readonly number[] {
  const shares = [...sizes.matchAll(/(?:^|\s)(\d{1,3})vw/g)].map(([, share]) => Number(share));
  if (shares.length === 0) return allWidths;
  const least = (Math.min(...shares) / PERCENT) * IMAGE_WIDTHS[0];
  return allWidths.filter((width) => width >= least);
}

/** Made in this very page, or drawn by lines: there is nothing to ask the server for. */
const isFinished = (src: string) => /^(data|blob):|\.svg(\?|$)/.test(src);

function sourceOf({ src, sizes, width, unoptimized }: PictureProps) {
  if (unoptimized || isFinished(src)) return { src };
  if (width !== undefined && !sizes) {
    const [once, twice] = [made(src, atLeast(width)), made(src, atLeast(2 * width))];
    return { srcSet: `${once} 1x, ${twice} 2x`, src: twice };
  }
  const widths = widthsFor(sizes ?? "100vw");
  return {
    sizes: sizes ?? "100vw",
    srcSet: widths.map((one) => `${made(src, one)} ${one}w`).join(", "),
    src: made(src, widths.at(-1) ?? 0),
  };
}

/**
 * A picture in the size it is shown in. It does of the framework's own what these pages use, and needs no
 * scripts: that one would weigh more than the rest of a list.
 */
export function Picture(props: PictureProps) {
  const { src: _, sizes: __, alt, fill, unoptimized, className, style, ...rest } = props;
  return (
    // biome-ignore lint/performance/noImgElement: this is the one place that makes them
    <img
      loading="lazy"
      decoding="async"
      {...rest}
      {...sourceOf(props)}
      alt={alt}
      className={clsx(fill && "absolute inset-0 size-full", className)}
      // What is said of a picture that has not come is not drawn over its place.
      style={{ color: "transparent", ...style }}
    />
  );
}
