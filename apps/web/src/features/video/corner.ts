/** Where one's own small picture stands. */
export type Corner = "topLeft" | "topRight" | "bottomRight" | "bottomLeft";

/** Clockwise. */
const corners: readonly Corner[] = ["topLeft", "topRight", "bottomRight", "bottomLeft"];

export function nextCorner(corner: Corner): Corner {
  return corners[(corners.indexOf(corner) + 1) % corners.length] ?? "bottomRight";
}

/** The corner of a box of `width` by `height` that a point in it is nearest to. */
export function cornerAt(
  point: { x: number; y: number },
  box: { width: number; height: number },
): Corner {
  const isLeft = point.x < box.width / 2;
  if (point.y < box.height / 2) return isLeft ? "topLeft" : "topRight";
  return isLeft ? "bottomLeft" : "bottomRight";
}
