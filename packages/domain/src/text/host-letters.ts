const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const FIRST_BIAS = 72;
const FIRST_LETTER = 128;
const LAST_LETTER = 0x10ffff;

/** What one label stands for (RFC 3492); undefined when it stands for nothing. */
function decodeLabel(label: string): string | undefined {
  const split = label.lastIndexOf("-");
  const codes = [...label.slice(0, Math.max(split, 0))].map((sign) => sign.charCodeAt(0));
  let [letter, bias, at] = [FIRST_LETTER, FIRST_BIAS, 0];
  let place = split + 1;
  while (place < label.length) {
    const before = at;
    let weight = 1;
    for (let k = BASE; ; k += BASE) {
      const digit = worthOf(label[place]);
      place += 1;
      if (Number.isNaN(digit)) return undefined;
      at += digit * weight;
      if (at > Number.MAX_SAFE_INTEGER / BASE) return undefined;
      const threshold = Math.min(Math.max(k - bias, T_MIN), T_MAX);
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    const length = codes.length + 1;
    bias = adapt(at - before, length, before === 0);
    letter += Math.floor(at / length);
    if (letter > LAST_LETTER || (letter >= 0xd800 && letter <= 0xdfff)) return undefined;
    at %= length;
    codes.splice(at, 0, letter);
    at += 1;
  }
  return String.fromCodePoint(...codes);
}

/** In labels a to z come before the digits. */
function worthOf(sign: string | undefined): number {
  if (sign === undefined || !/^[a-z0-9]$/.test(sign)) return Number.NaN;
  return /[0-9]/.test(sign) ? 26 + Number(sign) : sign.charCodeAt(0) - 97;
}

function adapt(given: number, length: number, isFirst: boolean): number {
  let delta = Math.floor(given / (isFirst ? DAMP : 2));
  delta += Math.floor(delta / length);
  let k = 0;
  for (; delta > ((BASE - T_MIN) * T_MAX) / 2; k += BASE)
    delta = Math.floor(delta / (BASE - T_MIN));
  return k + Math.floor(((BASE - T_MIN + 1) * delta) / (delta + SKEW));
}

/**
 * A text in lower case with the letters that the labels of hosts within it stand for: 日本語.jp is xn--wgv71a119e.jp to
 * machines. Browsers turn letters into such labels, but have nothing for the way back. What stands for nothing is kept.
 */
export function hostLetters(text: string): string {
  return text.replace(
    /(?<![a-z0-9-])xn--([a-z0-9-]{1,59})(?![a-z0-9-])/g,
    (label, coded: string) => {
      const letters = decodeLabel(coded);
      return letters && /[^a-z0-9-]/.test(letters) ? letters : label;
    },
  );
}
