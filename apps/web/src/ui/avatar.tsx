import { isPrivateImage } from "@tefuda/domain/constants/image";
import clsx from "clsx";
import { uiCopy } from "./copy.ja.ts";
import { Picture } from "./picture.tsx";

export type AvatarSize = "xs" | "sm" | "md" | "lg" | "xl";

const sizes: Record<AvatarSize, { className: string; pixels: number }> = {
  xs: { className: "size-7 text-xs", pixels: 32 },
  sm: { className: "size-9 text-sm", pixels: 48 },
  md: { className: "size-12 text-base", pixels: 64 },
  lg: { className: "size-18 text-xl", pixels: 96 },
  xl: { className: "size-28 text-2xl", pixels: 128 },
};

const tints = [
  "bg-accent-tint text-accent-ink",
  "bg-pine-tint text-pine",
  "bg-gold-tint text-gold",
] as const;

/** The same person has the same colour everywhere. */
function tintOf(name: string): string {
  let sum = 0;
  for (const letter of name) sum += letter.codePointAt(0) ?? 0;
  return tints[sum % tints.length] ?? tints[0];
}

export interface AvatarProps {
  /** Whose it is; its first letter stands in when there is no picture. */
  name: string;
  src?: string | null | undefined;
  size?: AvatarSize;
  /** `square` for companies, `round` for people. */
  shape?: "round" | "square";
  online?: boolean;
  /** Not made smaller: a picture that only its sender may see yet. */
  asIs?: boolean | undefined;
  /** True where the name stands beside it, so that it is not read twice. */
  decorative?: boolean;
}

export function Avatar(props: AvatarProps) {
  const { name, src, size = "md", shape = "round", online, decorative = true } = props;
  const { className, pixels } = sizes[size];
  const corner = shape === "round" ? "rounded-full" : "rounded-[24%]";
  const label = decorative ? "" : name;
  return (
    <span className={clsx("relative inline-block shrink-0", className)}>
      {src ? (
        <Picture
          src={src}
          alt={label}
          width={pixels}
          height={pixels}
          unoptimized={props.asIs || isPrivateImage(src)}
          className={clsx("size-full border border-line object-cover", corner)}
        />
      ) : (
        <span
          className={clsx(
            "grid size-full place-items-center font-semibold leading-none",
            shape === "round" ? tintOf(name) : "bg-indigo-tint text-indigo",
            corner,
          )}
        >
          <span aria-hidden="true">{Array.from(name)[0] ?? ""}</span>
          {label && <span className="sr-only">{label}</span>}
        </span>
      )}
      {online && (
        <span className="absolute right-[4%] bottom-[4%] size-[20%] min-h-3 min-w-3 rounded-full border-2 border-surface bg-pine">
          <span className="sr-only">{uiCopy.online}</span>
        </span>
      )}
    </span>
  );
}
