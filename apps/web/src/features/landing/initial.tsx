import clsx from "clsx";
import { landingCopy } from "./copy.ja";

const sizes = { sm: "size-9 text-sm", md: "size-12", lg: "size-18 text-xl" } as const;

/** The sample person as a letter: the pages' own Avatar would bring the image loader along. */
export function Initial({ size = "md" }: { size?: keyof typeof sizes }) {
  return (
    <span
      className={clsx(
        "grid shrink-0 place-items-center rounded-full bg-indigo-tint font-semibold text-indigo leading-none",
        sizes[size],
      )}
    >
      {landingCopy.cards.staffInitial}
    </span>
  );
}
