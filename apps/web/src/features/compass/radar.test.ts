import { expect, it } from "vitest";
import { axesOf, pointsOf } from "./radar.ts";

it("draws the first value upwards and the others clockwise, nothing as the centre", () => {
  expect(pointsOf([100, 50, 0, 100])).toBe("130,46 172,130 130,130 46,130");
});

it("puts names outside of their axes, away from the figure", () => {
  expect(axesOf(4).map(({ end, label, anchor }) => [end, label, anchor])).toEqual([
    [{ x: 130, y: 46 }, { x: 130, y: 28 }, "middle"],
    [{ x: 214, y: 130 }, { x: 232, y: 130 }, "start"],
    [{ x: 130, y: 214 }, { x: 130, y: 232 }, "middle"],
    [{ x: 46, y: 130 }, { x: 28, y: 130 }, "end"],
  ]);
});
