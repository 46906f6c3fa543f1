import { toNfkc } from "./normalize.ts";

export const contactKinds = ["email", "phone", "sns"] as const;
export type ContactKind = (typeof contactKinds)[number];

export interface ContactDetails {
  found: boolean;
  kinds: ContactKind[];
}

const email =
  /[a-z0-9][a-z0-9._%+-]*\s?(?:@|[([]\s?(?:at|アット(?:マーク)?)\s?[)\]])\s?(?:[a-z0-9-]+\.)+[a-z]{2,}(?![a-z0-9])/i;

// Japanese numbers start with 0 (or +81) and have 10 or 11 digits, so years, amounts and ids pass.
const domesticPhone = /(?<![\d.,-])0\d{1,4}[-\s(]{0,2}\d{1,4}[-\s)]{0,2}\d{3,4}(?![\d,]|-\d|\.\d)/g;
const internationalPhone = /\+\s?81[-\s(]*0?\)?[-\s]*\d{1,4}[-\s]?\d{1,4}[-\s]?\d{3,4}(?!\d)/;

const service = String.raw`(?:line|ライン|x|twitter|ツイッター|instagram|インスタ(?:グラム)?|facebook|フェイスブック|カカオ(?:トーク)?|kakao\s?talk|telegram|テレグラム|whatsapp|wechat|skype|スカイプ|discord|ディスコード|signal)`;
const idWord = "(?:id|アイディー|アイデー|アカウント(?:名)?|ユーザー名)";

const sns = [
  // `LINE ID: taro_1234`, `インスタのアカウントは taro.s`
  new RegExp(
    String.raw`(?<![a-z])${service}\s?の?\s?${idWord}\s?(?:は|[:=「→])[\s「]*@?[a-z0-9][a-z0-9._-]{3,}`,
    "i",
  ),
  // `LINE ID taro1234`: without a separator only what cannot be an English word
  new RegExp(
    String.raw`(?<![a-z])${service}\s?の?\s?${idWord}\s?@?(?=[a-z._-]*[\d_])[a-z0-9][a-z0-9._-]{3,}`,
    "i",
  ),
  // `Twitter: @taro_s`; a bare `@name` also names packages and decorators, so it passes
  new RegExp(String.raw`(?<![a-z])${service}(?:[^\S\n]|は|[:=「(→])+@[a-z0-9_.]{3,}`, "i"),
  /(?<![a-z0-9.-])(?:line\.me\/(?:ti|R)\/|(?:lin\.ee|t\.me|wa\.me|m\.me|discord\.gg)\/[a-z0-9])/i,
  /(?<![a-z0-9-])(?:x|twitter|instagram|facebook)\.com\/[a-z0-9_.]{2,}/i,
] as const;

function hasPhone(text: string): boolean {
  if (internationalPhone.test(text)) return true;
  for (const [match] of text.matchAll(domesticPhone)) {
    const digits = match.replace(/\D/g, "");
    const isMobile = /^0[5-9]0/.test(digits);
    const isWritten = /[-\s(]/.test(match);
    // A run of ten digits without any separator is more often an id than a phone.
    if (isMobile ? digits.length === 11 : digits.length === 10 && isWritten) return true;
  }
  return false;
}

/**
 * Finds e-mail addresses, phone numbers and ids of social networks in a text, to warn its writer
 * (spec 5). Kept strict: a false alarm costs more than a miss.
 */
export function findContactDetails(text: string): ContactDetails {
  const plain = toNfkc(text).replace(/[‐‑‒–—―−]/g, "-");
  const kinds: ContactKind[] = [];
  if (email.test(plain)) kinds.push("email");
  if (hasPhone(plain)) kinds.push("phone");
  if (sns.some((pattern) => pattern.test(plain))) kinds.push("sns");
  return { found: kinds.length > 0, kinds };
}
