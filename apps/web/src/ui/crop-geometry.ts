/** A picture's measures in its own pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where the square lies: its centre in the picture's pixels, and how far one has gone in. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** The square in the picture's pixels. */
export interface CropArea {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

export const ZOOM_MIN = 1;
export const ZOOM_MAX = 4;

const between = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

const sideOf = ({ width, height }: Size, zoom: number) => Math.min(width, height) / zoom;

/** The largest square in the middle. */
export const wholeCrop = ({ width, height }: Size): Crop => ({
  x: width / 2,
  y: height / 2,
  zoom: ZOOM_MIN,
});

export function areaOf(size: Size, { x, y, zoom }: Crop): CropArea {
  const side = sideOf(size, zoom);
  return { left: x - side / 2, top: y - side / 2, side };
}

/** The nearest crop that stays inside the picture. */
export function clampCrop(size: Size, crop: Crop): Crop {
  const zoom = between(crop.zoom, ZOOM_MIN, ZOOM_MAX);
  const half = sideOf(size, zoom) / 2;
  return {
    zoom,
    x: between(crop.x, half, size.width - half),
    y: between(crop.y, half, size.height - half),
  };
}

/** Moves the picture under the square by shares of the square's side: to the right, the left shows. */
export function drag(size: Size, crop: Crop, { x, y }: { x: number; y: number }): Crop {
  const side = sideOf(size, crop.zoom);
  return clampCrop(size, { ...crop, x: crop.x - x * side, y: crop.y - y * side });
}

/**
 * Goes in or out while a point of the square stays where it is: 0 and 0 its middle, half a side to
 * its edges.
 */
export function zoomTo(size: Size, crop: Crop, zoom: number, point = { x: 0, y: 0 }): Crop {
  const next = between(zoom, ZOOM_MIN, ZOOM_MAX);
  const shrunk = sideOf(size, crop.zoom) - sideOf(size, next);
  return clampCrop(size, {
    zoom: next,
    x: crop.x + point.x * shrunk,
    y: crop.y + point.y * shrunk,
  });
}

/** How far the square has gone from one edge to the other, in percent: across and down. */
export function placeOf(size: Size, crop: Crop): { across: number; down: number } {
  const side = sideOf(size, crop.zoom);
  const share = (centre: number, length: number) =>
    length - side < 1 ? 50 : Math.round(((centre - side / 2) / (length - side)) * 100);
  return { across: share(crop.x, size.width), down: share(crop.y, size.height) };
}
