"use client";

import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from "react";
import { type Crop, drag, type Size, ZOOM_MAX, ZOOM_MIN, zoomTo } from "./crop-geometry.ts";

const KEY_SHARE = 0.05;
const KEY_ZOOM = 1.15;
const WHEEL_ZOOM = 0.002;

const arrows: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: KEY_SHARE, y: 0 },
  ArrowRight: { x: -KEY_SHARE, y: 0 },
  ArrowUp: { x: 0, y: KEY_SHARE },
  ArrowDown: { x: 0, y: -KEY_SHARE },
};
const zooms: Readonly<Record<string, number>> = {
  "+": KEY_ZOOM,
  ";": KEY_ZOOM,
  "-": 1 / KEY_ZOOM,
};

interface Point {
  readonly x: number;
  readonly y: number;
}

const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** The distance of two fingers; of one it is nothing that could change. */
const spread = ([a, b]: readonly Point[]) => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 1);

/** Moves a crop by mouse, by one finger or two, by wheel and by keys. */
export function useCropHand(size: Size, crop: Crop, onChange: (crop: Crop) => void) {
  const frame = useRef<HTMLDivElement>(null);
  const held = useRef(new Map<number, Point>());
  const latest = useRef({ size, crop, onChange });
  latest.current = { size, crop, onChange };

  // React listens to the wheel without the right to keep the page from scrolling.
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const { size: of, crop: now, onChange: change } = latest.current;
      const box = element.getBoundingClientRect();
      const point = {
        x: (event.clientX - box.left) / box.width - 0.5,
        y: (event.clientY - box.top) / box.height - 0.5,
      };
      change(zoomTo(of, now, now.zoom * Math.exp(-event.deltaY * WHEEL_ZOOM), point));
    };
    element.addEventListener("wheel", turn, { passive: false });
    return () => element.removeEventListener("wheel", turn);
  }, []);

  const release = (event: PointerEvent<HTMLDivElement>) => {
    held.current.delete(event.pointerId);
  };

  return {
    frame,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLDivElement>) {
        event.currentTarget.setPointerCapture(event.pointerId);
        held.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      },
      onPointerMove(event: PointerEvent<HTMLDivElement>) {
        if (!held.current.has(event.pointerId)) return;
        const before = [...held.current.values()];
        held.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        const after = [...held.current.values()];
        const box = event.currentTarget.getBoundingClientRect();
        const [from, to] = [middle(before), middle(after)];
        const now = latest.current.crop;
        const moved = drag(size, now, {
          x: (to.x - from.x) / box.width,
          y: (to.y - from.y) / box.height,
        });
        const next = zoomTo(size, moved, now.zoom * (spread(after) / spread(before)), {
          x: (to.x - box.left) / box.width - 0.5,
          y: (to.y - box.top) / box.height - 0.5,
        });
        // Two fingers report one after the other, before the next drawing.
        latest.current = { ...latest.current, crop: next };
        onChange(next);
      },
      onPointerUp: release,
      onPointerCancel: release,
      onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
        const arrow = arrows[event.key];
        const zoom = zooms[event.key];
        if (!arrow && !zoom) return;
        event.preventDefault();
        onChange(arrow ? drag(size, crop, arrow) : zoomTo(size, crop, crop.zoom * (zoom ?? 1)));
      },
    },
  };
}

/** How far one has gone in, in percent of the smallest step. */
export const zoomPercent = ({ zoom }: Crop): number => Math.round(zoom * 100);
export const zoomRange = { min: ZOOM_MIN * 100, max: ZOOM_MAX * 100, step: 5 } as const;
