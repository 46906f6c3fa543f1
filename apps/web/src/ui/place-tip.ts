export type TipSide = "top" | "bottom" | "left" | "right";

const GAP = 8;
const opposite = { top: "bottom", bottom: "top", left: "right", right: "left" } as const;

/** Puts a tip beside what it is about, on the other side where there is no room, within the window. */
export function placeTip(tip: HTMLElement, anchor: Element, side: TipSide) {
  const about = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = tip;
  const { clientWidth, clientHeight } = document.documentElement;
  const room = {
    top: about.top - height - GAP,
    bottom: clientHeight - about.bottom - height - GAP,
    left: about.left - width - GAP,
    right: clientWidth - about.right - width - GAP,
  };
  const chosen = room[side] < 0 && room[opposite[side]] >= 0 ? opposite[side] : side;
  const middle = {
    left: about.left + (about.width - width) / 2,
    top: about.top + (about.height - height) / 2,
  };
  const place = {
    top: { ...middle, top: about.top - height - GAP },
    bottom: { ...middle, top: about.bottom + GAP },
    left: { ...middle, left: about.left - width - GAP },
    right: { ...middle, left: about.right + GAP },
  }[chosen];
  const within = (value: number, size: number, all: number) =>
    Math.max(GAP, Math.min(value, all - size - GAP));
  tip.style.left = `${within(place.left, width, clientWidth)}px`;
  tip.style.top = `${within(place.top, height, clientHeight)}px`;
}
