/** The name under which the product is offered; never written anywhere else. */
export const brand = process.env.NEXT_PUBLIC_BRAND_NAME || "Tefuda";
export const tagline = "企業で働く人と直接つながるキャリアマッチング";
export const siteUrl = process.env.NEXT_PUBLIC_SITE_URL || "http://localhost:3000";
export const defaultTitle = `${tagline} - ${brand}`;
export const titleTemplate = `%s | ${defaultTitle}`;
export const defaultDescription =
  "転職も副業も、企業で働く人と直接話して選べるキャリアマッチングサービスです。登録・利用は無料です。";
export const keywords = [
  "転職",
  "副業",
  "キャリア",
  "オファー",
  "スカウト",
  "カジュアル面談",
  "ビデオ面談",
];
/** The colour of the browser's own bars: the token `paper` of each theme. */
export const themeColors = { light: "#fbfaf7", dark: "#15171b" } as const;
