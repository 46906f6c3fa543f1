import clsx from "clsx";

interface CheckMarkProps {
  round?: boolean;
  className?: string;
}

/** The drawn box beside a native check box or radio, which is the `peer` before it. */
export function CheckMark({ round, className }: CheckMarkProps) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        "grid size-5 shrink-0 place-items-center border border-edge bg-surface text-on-accent transition-colors",
        "peer-checked:border-accent peer-checked:bg-accent peer-disabled:border-line peer-disabled:bg-sunken",
        "[&>*]:opacity-0 peer-checked:[&>*]:opacity-100",
        round ? "rounded-full" : "rounded-[5px]",
        className,
      )}
    >
      {round ? (
        <span className="size-2 rounded-full bg-current" />
      ) : (
        <svg viewBox="0 0 16 16" className="size-3.5" fill="none" aria-hidden="true">
          <path
            d="m3 8.5 3.2 3L13 4.5"
            stroke="currentColor"
            strokeWidth="2.2"
            strokeLinecap="round"
          />
        </svg>
      )}
    </span>
  );
}
