/** Colours of the design system, as the drawings use them. */
export const palette = {
  paper: "#FBFAF7",
  surface: "#FFFFFF",
  ink: "#16202E",
  line: "#E5E1D8",
  accent: "#C8401F",
  accentTint: "#FBECE6",
  indigo: "#23407A",
  indigoTint: "#E9EEF7",
  pine: "#2B7350",
  pineTint: "#E6F2EC",
  gold: "#8A6A14",
  goldTint: "#F7F0DA",
} as const;

/** HSL (degrees, percent, percent) to #RRGGBB, because not every renderer reads CSS colour functions. */
function hsl(hue: number, saturation: number, lightness: number): string {
  const s = saturation / 100;
  const l = lightness / 100;
  const reach = s * Math.min(l, 1 - l);
  const channel = (offset: number) => {
    const k = (offset + (((hue % 360) + 360) % 360) / 30) % 12;
    const value = l - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`.toUpperCase();
}

export interface Tones {
  mist: string;
  pale: string;
  soft: string;
  mid: string;
  deep: string;
  dark: string;
}

/** Six muted steps of one hue, from background mist to near-ink. */
export function tonesOf(hue: number): Tones {
  return {
    mist: hsl(hue, 36, 95),
    pale: hsl(hue, 36, 88),
    soft: hsl(hue, 34, 75),
    mid: hsl(hue, 38, 55),
    deep: hsl(hue, 46, 37),
    dark: hsl(hue, 44, 22),
  };
}
