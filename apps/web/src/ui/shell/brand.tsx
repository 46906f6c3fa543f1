import { Link } from "../link.tsx";
import { BrandMark } from "./brand-mark.tsx";

export interface BrandProps {
  name: string;
  href?: string;
  /** A word after the name, e.g. for the company side. */
  suffix?: string | undefined;
}

export function Brand({ name, href = "/", suffix }: BrandProps) {
  return (
    <Link href={href} className="flex min-h-11 shrink-0 items-center gap-[10px] rounded-sm">
      <BrandMark className="size-[32px] md:size-[36px]" />
      <span className="font-bold text-[clamp(18px,1.125rem,24px)] tracking-wide md:text-[clamp(20px,1.375rem,28px)]">
        {name}
      </span>
      {suffix && (
        <span className="rounded-sm bg-indigo-tint px-2 py-0.5 font-semibold text-indigo text-xs">
          {suffix}
        </span>
      )}
    </Link>
  );
}
