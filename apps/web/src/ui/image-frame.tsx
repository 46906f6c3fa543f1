import clsx from "clsx";
import { ImageIcon } from "lucide-react";
import { Picture } from "./picture.tsx";

export interface ImageFrameProps {
  src?: string | null | undefined;
  alt: string;
  ratio?: "square" | "cover" | "wide";
  /** How wide it shows, as for `<img sizes>`. */
  sizes?: string;
  /** Above the fold: load at once. */
  eager?: boolean;
  /** Not made smaller: a picture that only its sender may see yet. */
  asIs?: boolean | undefined;
  className?: string;
}

const ratios = { square: "aspect-square", cover: "aspect-video", wide: "aspect-[3/1]" };

/** A picture with its place kept, so that nothing shifts; a quiet pattern when there is none. */
export function ImageFrame(props: ImageFrameProps) {
  const { src, alt, ratio = "cover", sizes = "(min-width: 992px) 560px, 100vw", eager } = props;
  return (
    <div
      className={clsx(
        "relative grid place-items-center overflow-hidden rounded-md bg-sunken text-ink-3",
        ratios[ratio],
        props.className,
      )}
    >
      {src ? (
        <Picture
          src={src}
          alt={alt}
          fill
          unoptimized={props.asIs ?? false}
          sizes={sizes}
          loading={eager ? "eager" : "lazy"}
          fetchPriority={eager ? "high" : undefined}
          className="object-cover"
        />
      ) : (
        <ImageIcon className="size-8" aria-hidden="true" />
      )}
    </div>
  );
}
