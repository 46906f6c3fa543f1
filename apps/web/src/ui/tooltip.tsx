"use client";

import {
  cloneElement,
  type DOMAttributes,
  type ReactElement,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { isConverting } from "./is-converting.ts";
import { placeTip, type TipSide } from "./place-tip.ts";

export interface TooltipProps {
  label: string;
  /** The control it explains; it must have a name of its own. */
  children: ReactElement;
  side?: TipSide;
}

const SHOW_AFTER_MS = 400;
/** Long enough to move the pointer from the control onto the words. */
const HIDE_AFTER_MS = 150;

/** What the control does by itself comes first. */
const and =
  <E extends SyntheticEvent>(own: ((event: E) => void) | undefined, ours: (event: E) => void) =>
  (event: E) => {
    own?.(event);
    ours(event);
  };

/** A word of help on hover and focus. Never the only place where something is said. */
export function Tooltip({ label, children, side = "top" }: TooltipProps) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const set = (to: HTMLElement | undefined) => {
    clearTimeout(timer.current);
    setAnchor(to);
  };
  const setLater = (to: HTMLElement | undefined, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAnchor(to), ms);
  };
  const control = children as ReactElement<DOMAttributes<HTMLElement>>;
  const { props } = control;
  return (
    <>
      {cloneElement(control, {
        onPointerEnter: and(props.onPointerEnter, ({ currentTarget, pointerType }) => {
          if (pointerType !== "touch") setLater(currentTarget, SHOW_AFTER_MS);
        }),
        onPointerLeave: and(props.onPointerLeave, () => setLater(undefined, HIDE_AFTER_MS)),
        onPointerDown: and(props.onPointerDown, () => set(undefined)),
        onFocus: and(props.onFocus, ({ currentTarget }) => {
          if (currentTarget.matches(":focus-visible")) set(currentTarget);
        }),
        onBlur: and(props.onBlur, () => set(undefined)),
      })}
      {anchor && (
        <Tip
          anchor={anchor}
          side={side}
          onEnter={() => clearTimeout(timer.current)}
          onHide={() => set(undefined)}
        >
          {label}
        </Tip>
      )}
    </>
  );
}

interface TipProps {
  anchor: HTMLElement;
  side: TipSide;
  onEnter: () => void;
  onHide: () => void;
  children: string;
}

/** A popover of the browser's own: it lies above everything, and weighs nothing. */
function Tip({ anchor, side, onEnter, onHide, children }: TipProps) {
  const tip = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (!tip.current || !anchor.isConnected) return;
    tip.current.showPopover();
    placeTip(tip.current, anchor, side);
  }, [anchor, side]);
  const hide = useRef(onHide);
  hide.current = onHide;
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    addEventListener("scroll", () => hide.current(), { capture: true, passive: true, signal });
    const press = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !isConverting(event)) hide.current();
    };
    addEventListener("keydown", press, { signal });
    return () => leaving.abort();
  }, []);
  return (
    <span
      ref={tip}
      role="presentation"
      popover="manual"
      onPointerEnter={onEnter}
      onPointerLeave={onHide}
      className="tip fixed inset-auto m-0 max-w-64 rounded-sm bg-ink px-3 py-1.5 text-paper text-xs shadow-high"
    >
      {children}
    </span>
  );
}
