import { Picture } from "./picture.tsx";

interface PhotoStripProps {
  photos: readonly { src: string; alt: string }[];
  /** Not made smaller: pictures that only their sender may see yet. */
  asIs?: boolean | undefined;
}

/**
 * Photos side by side that one pushes along; each is a link to the whole picture, so that the
 * keyboard reaches them all and nothing needs a script.
 */
export function PhotoStrip({ photos, asIs }: PhotoStripProps) {
  return (
    <ul className="no-scrollbar -mx-4 flex snap-x snap-mandatory scroll-px-4 gap-3 overflow-x-auto px-4 md:mx-0 md:grid md:grid-cols-3 md:px-0">
      {photos.map(({ src, alt }) => (
        <li key={src} className="w-[78%] shrink-0 snap-start sm:w-[46%] md:w-auto">
          <a
            href={src}
            className="relative block aspect-[3/2] overflow-hidden rounded-md bg-sunken focus-visible:-outline-offset-2"
          >
            <Picture
              src={src}
              alt={alt}
              fill
              unoptimized={asIs ?? false}
              sizes="(min-width: 992px) 240px, (min-width: 576px) 46vw, 78vw"
              loading="lazy"
              className="object-cover transition-[scale] hover:scale-[1.02]"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
