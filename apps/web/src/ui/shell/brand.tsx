import Link from "next/link";
import { BrandMark } from "./brand-mark.tsx";

export interface BrandProps {
  name: string;
  href?: string;
  /** A word after the name, e.g. for the company side. */
  suffix?: string | undefined;
}

export function Brand({ name, href = "/", suffix }: BrandProps) {
  return (
    <Link href={href} className="flex min-h-11 shrink-0 items-center gap-2.5 rounded-sm">
      <BrandMark className="size-8 md:size-9" />
      <span className="font-bold text-lg tracking-wide md:text-xl">{name}</span>
      {suffix && (
        <span className="rounded-sm bg-indigo-tint px-2 py-0.5 font-semibold text-indigo text-xs">
          {suffix}
        </span>
      )}
    </Link>
  );
}
