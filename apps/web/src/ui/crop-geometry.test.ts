import fc from "fast-check";
import { expect, it } from "vitest";
import { areaOf, clampCrop, drag, placeOf, wholeCrop, ZOOM_MAX, zoomTo } from "./crop-geometry";

const wide = { width: 400, height: 200 };

it("begins with the largest square in the middle", () => {
  expect(areaOf(wide, wholeCrop(wide))).toEqual({ left: 100, top: 0, side: 200 });
  expect(placeOf(wide, wholeCrop(wide))).toEqual({ across: 50, down: 50 });
});

it("follows the hand, up to the edges", () => {
  const moved = drag(wide, wholeCrop(wide), { x: 0.25, y: 0.25 });
  expect(areaOf(wide, moved)).toEqual({ left: 50, top: 0, side: 200 });
  const far = drag(wide, moved, { x: 9, y: 0 });
  expect(placeOf(wide, far)).toEqual({ across: 0, down: 50 });
  expect(placeOf(wide, drag(wide, far, { x: -9, y: 0 })).across).toBe(100);
});

it("keeps the point under the fingers while it goes in", () => {
  const at = { x: 0.25, y: -0.25 };
  const pointOf = (crop: ReturnType<typeof wholeCrop>) => {
    const { left, top, side } = areaOf(wide, crop);
    return [left + side * (0.5 + at.x), top + side * (0.5 + at.y)];
  };
  const whole = wholeCrop(wide);
  expect(pointOf(zoomTo(wide, whole, 2, at))).toEqual(pointOf(whole));
  expect(zoomTo(wide, whole, 99).zoom).toBe(ZOOM_MAX);
  expect(zoomTo(wide, zoomTo(wide, whole, 3), 0)).toEqual(whole);
});

it("never leaves the picture, whatever one does", () => {
  const length = fc.integer({ min: 1, max: 10_000 });
  const amount = fc.double({ min: -20, max: 20, noNaN: true });
  fc.assert(
    fc.property(length, length, amount, amount, amount, (width, height, x, y, zoom) => {
      const size = { width, height };
      const crop = drag(size, zoomTo(size, wholeCrop(size), zoom, { x, y }), { x, y });
      const { left, top, side } = areaOf(size, crop);
      expect(left).toBeGreaterThan(-0.01);
      expect(top).toBeGreaterThan(-0.01);
      expect(left + side).toBeLessThan(width + 0.01);
      expect(top + side).toBeLessThan(height + 0.01);
      expect(clampCrop(size, crop)).toEqual(crop);
    }),
  );
});
