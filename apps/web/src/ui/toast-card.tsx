"use client";

import clsx from "clsx";
import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { uiCopy } from "./copy.ja.ts";
import { type ToastEntry, toastStore } from "./toast-store.ts";

const looks = {
  success: { icon: CircleCheck, className: "bg-surface text-ink border-line", tint: "text-pine" },
  info: { icon: Info, className: "bg-surface text-ink border-line", tint: "text-indigo" },
  error: { icon: CircleAlert, className: "bg-danger text-on-danger border-danger", tint: "" },
};

export function ToastCard({ entry }: { entry: ToastEntry }) {
  const { icon: Icon, className, tint } = looks[entry.tone];
  const hold = () => toastStore.hold(entry.id);
  const release = () => toastStore.release(entry);
  return (
    <li
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
      className={clsx(
        "pointer-events-auto flex w-full max-w-md animate-rise items-center gap-3 rounded-md border py-2 pr-2 pl-4 shadow-high",
        className,
      )}
    >
      <Icon className={clsx("size-5 shrink-0", tint)} aria-hidden="true" />
      <span className="min-w-0 flex-1 text-sm">{entry.text}</span>
      <button
        type="button"
        aria-label={uiCopy.close}
        onClick={() => toastStore.close(entry.id)}
        className="grid size-9 shrink-0 place-items-center rounded-full focus-visible:outline-current"
      >
        <X className="size-4" aria-hidden="true" />
      </button>
    </li>
  );
}
